import { useToast } from "@palier/ui";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useBlocker, useLocation, useNavigate } from "react-router-dom";
import type { Failure } from "#api/failure.ts";
import { failureText } from "#api/failure-text.ts";
import { sessionStore } from "#api/session-store.ts";
import { paths } from "#navigation/paths.ts";
import { useAlive } from "#navigation/use-alive.ts";
import { isUndecided } from "./attempt.ts";
import { formTexts as texts } from "./forms.texts.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { createOpenForms, type OpenForms } from "./open-forms.ts";
import { type OtherTabs, otherTabs } from "./other-tabs.ts";

interface RunningSaves {
  /** Even if its form is unmounted. */
  readonly add: (save: Promise<string>) => void;
}

/** For a form that was left; links to `place`. */
type TellAway = (place: string, failure: Failure) => void;

interface LeaveGuard {
  readonly forms: OpenForms;
  readonly saves: RunningSaves;
  readonly tellAway: TellAway;
  /** Nothing is unsaved, here or in another tab, or the admin discards it. */
  readonly mayLeave: () => Promise<boolean>;
  readonly isLeaving: () => boolean;
  /** A form was left without waiting; it may still be mounted. */
  readonly hasLeft: () => boolean;
}

const noGuard: LeaveGuard = {
  forms: createOpenForms(),
  saves: { add: () => undefined },
  tellAway: () => undefined,
  mayLeave: () => Promise.resolve(true),
  isLeaving: () => false,
  hasLeft: () => false,
};

const GuardContext = createContext<LeaveGuard>(noGuard);

/** §4, S10. Leaving waits for `saving`; `forget` discards. */
export function useUnsaved(
  id: string,
  isChanged: () => boolean,
  forget: () => void,
  saving: () => Promise<string> | undefined = notSaving,
): void {
  const { forms } = useContext(GuardContext);
  // Before the first keystroke in it.
  useLayoutEffect(() => forms.add(id, { isChanged, forget, saving }), [forms, id, isChanged, forget, saving]);
}

const notSaving = (): undefined => undefined;

/** Discards the page's input, as its record was deleted. */
export function useForgetUnsaved(): () => void {
  const { forms } = useContext(GuardContext);
  return forms.forget;
}

/** For saves that may outlive their form; leaving would stop several in a row halfway. */
export const useRunningSaves = (): RunningSaves => useContext(GuardContext).saves;

/** By toast if the form was left; false if it shows the failure itself. */
export function useTellAway(): (failure: Failure) => boolean {
  const { tellAway, hasLeft } = useContext(GuardContext);
  const alive = useAlive();
  const { pathname, search } = useLocation();
  const place = useRef("");
  place.current = `${pathname}${search}`;
  return useCallback(
    (failure) => {
      if (alive.current && !hasLeft()) return false;
      tellAway(place.current, failure);
      return true;
    },
    [alive, hasLeft, tellAway],
  );
}

export const useMayLeave = (): (() => Promise<boolean>) => useContext(GuardContext).mayLeave;

/** Whether the admin is navigating away: a created record is then not opened. */
export const useIsLeaving = (): (() => boolean) => useContext(GuardContext).isLeaving;

/**
 * « You have unsaved changes! » (§4, §8, S10) at links, history, reload, closing and sign-out. One per page, as a
 * router allows one blocker.
 */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const [forms] = useState(createOpenForms);
  const [saves] = useState(createSaves);
  const tellAway = useAwayToast();
  const { blocker, stay, leave, isLeaving, hasLeft } = useLeaving(forms);
  const { asked, mayLeave, end } = useSignOut(forms, saves);
  useUnloadWarning(() => forms.holds() || saves.any());
  const guard = useMemo<LeaveGuard>(
    () => ({ forms, saves, tellAway, mayLeave, isLeaving, hasLeft }),
    [forms, saves, tellAway, mayLeave, isLeaving, hasLeft],
  );
  return (
    <GuardContext value={guard}>
      {children}
      {asked ? (
        <LeaveDialog
          open
          elsewhere={asked.elsewhere}
          forms={forms}
          waitsFor={saves.all}
          onStay={() => end(false)}
          onLeave={() => end(true)}
          hurry={false}
        />
      ) : (
        <LeaveDialog
          open={blocker.state === "blocked"}
          forms={forms}
          waitsFor={forms.saving}
          onStay={stay}
          onLeave={leave}
          hurry
        />
      )}
    </GuardContext>
  );
}

/** Ahead of the blocker, which renders later: presses and answers come in between. */
function useLeaving(forms: OpenForms) {
  const leaving = useRef(false);
  const left = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays = currentLocation.pathname === nextLocation.pathname;
    // An expired session leads to sign-in unasked: the draft is kept (A08).
    const isBlocked = !stays && nextLocation.pathname !== paths.signIn && forms.holds();
    if (isBlocked) [leaving.current, left.current] = [true, false];
    return isBlocked;
  });
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next screen is drawn, and the forms of this one are gone
  useLayoutEffect(() => {
    [leaving.current, left.current] = [false, false];
  }, [key]);
  const stay = (): void => {
    if (left.current) return;
    leaving.current = false;
    blocker.reset?.();
  };
  const leave = (): void => {
    if (left.current) return;
    left.current = true;
    blocker.proceed?.();
  };
  const isLeaving = useCallback(() => leaving.current, []);
  const hasLeft = useCallback(() => left.current, []);
  return { blocker, stay, leave, isLeaving, hasLeft };
}

interface SignOut {
  readonly answer: (leaves: boolean) => void;
  /** Names of screens in other tabs, whose input goes too. */
  readonly elsewhere: readonly string[];
}

function useSignOut(forms: OpenForms, saves: PageSaves) {
  const [asked, setAsked] = useState<SignOut>();
  const tabs = useRef<OtherTabs>(undefined);
  const isAsking = useRef(false);
  useEffect(() => {
    const isHeld = (): boolean => forms.holds() || saves.any();
    tabs.current = otherTabs(() => (isHeld() ? screenName() : undefined));
    return () => tabs.current?.close();
  }, [forms, saves]);
  const mayLeave = useCallback(async (): Promise<boolean> => {
    // Pressed again while the other tabs are asked.
    if (isAsking.current) return false;
    isAsking.current = true;
    const elsewhere = (await tabs.current?.typedIn()) ?? [];
    isAsking.current = false;
    if (!forms.holds() && !saves.any() && elsewhere.length === 0) return true;
    return await new Promise((answer) => setAsked({ answer, elsewhere }));
  }, [forms, saves]);
  const end = (leaves: boolean): void => {
    asked?.answer(leaves);
    setAsked(undefined);
  };
  return { asked, mayLeave, end };
}

/** By the tab's title, without the product's name at its end. */
const screenName = (): string => document.title.split(" – ").slice(0, -1).join(" – ");

type PageSaves = ReturnType<typeof createSaves>;

function createSaves() {
  const running = new Set<Promise<string>>();
  return {
    any: () => running.size > 0,
    all: () => [...running],
    add: (save: Promise<string>) => {
      running.add(save);
      void save.finally(() => running.delete(save));
    },
  };
}

function useAwayToast(): TellAway {
  const navigate = useNavigate();
  const toast = useToast();
  return useCallback(
    (place, failure) => {
      if (sessionStore.get().kind !== "signed-in") return;
      const { unknown, failed, detail, back } = texts.away;
      const extras = {
        detail: detail(failureText(failure).title),
        action: { label: back, onPress: () => void navigate(place) },
      };
      if (isUndecided(failure)) toast.warning(unknown, extras);
      else toast.error(failed, extras);
    },
    [navigate, toast],
  );
}

function useUnloadWarning(holds: () => boolean): void {
  const latest = useRef(holds);
  latest.current = holds;
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (!latest.current()) return;
      event.preventDefault();
      event.returnValue = texts.unsaved.title;
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
}
