import { useToast } from "@palier/ui";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
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

interface RunningSaves {
  /** A save is under way, whether or not its form stays on the screen. */
  readonly add: (save: Promise<string>) => void;
  /** Has the browser ask before the page is closed while `holds` says so. Returns what ends that. */
  readonly hold: (holds: () => boolean) => () => void;
}

/** Says that a save ended badly after its form had left the screen, with the way back to `place`. */
type TellAway = (place: string, failure: Failure) => void;

interface LeaveGuard {
  readonly forms: OpenForms;
  readonly saves: RunningSaves;
  readonly tellAway: TellAway;
  /** Resolves to true when the page may be left for good: nothing is unsaved, or the admin gives it up. */
  readonly mayLeave: () => Promise<boolean>;
  /** True while the admin is on the way to another place. */
  readonly isLeaving: () => boolean;
  /** True once a form was left without waiting, though it may stand there until the next screen is drawn. */
  readonly hasLeft: () => boolean;
}

const noGuard: LeaveGuard = {
  forms: createOpenForms(),
  saves: { add: () => undefined, hold: () => () => undefined },
  tellAway: () => undefined,
  mayLeave: () => Promise.resolve(true),
  isLeaving: () => false,
  hasLeft: () => false,
};

const GuardContext = createContext<LeaveGuard>(noGuard);

/**
 * Marks the page as changed while a form holds unsaved edits (§4, S10). `forget` gives them up. `saving` is the save under
 * way, which leaving waits for.
 */
export function useUnsaved(
  id: string,
  isChanged: () => boolean,
  forget: () => void,
  saving: () => Promise<string> | undefined = notSaving,
): void {
  const { forms } = useContext(GuardContext);
  useEffect(() => forms.add(id, { isChanged, forget, saving }), [forms, id, isChanged, forget, saving]);
}

const notSaving = (): undefined => undefined;

/** Gives up what is typed in every form of the page: the record that it was typed for is gone. */
export function useForgetUnsaved(): () => void {
  const { forms } = useContext(GuardContext);
  return forms.forget;
}

/** For saves that may end after their form has left the screen. */
export const useRunningSaves = (): RunningSaves => useContext(GuardContext).saves;

/**
 * For what is sent bit by bit, whether or not its screen stays: the browser asks before the page is reloaded or closed, which
 * would stop it half way. Another screen of the app stops nothing and is not asked about.
 */
export const useHoldPage = (): RunningSaves["hold"] => useContext(GuardContext).saves.hold;

/**
 * For a form's save that ends badly: a toast leads back to the form if it has left the screen. False while it is there and
 * says so itself.
 */
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

/** Asks before the session is ended, as before a page is left. */
export const useMayLeave = (): (() => Promise<boolean>) => useContext(GuardContext).mayLeave;

/** Tells whether the admin is on the way to another place: what was created is not opened then. */
export const useIsLeaving = (): (() => boolean) => useContext(GuardContext).isLeaving;

/**
 * Warns « You have unsaved changes! » (§4, §8, S10) when a page with unsaved forms is left: by a link, back and forward,
 * reload, closing or signing out. While a save runs, leaving waits for it. One guard for all forms of a page, because a
 * router asks one blocker only.
 */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const [forms] = useState(createOpenForms);
  const [saves] = useState(createSaves);
  const tellAway = useAwayToast();
  const { blocker, leave, isLeaving, hasLeft } = useLeaving(forms);
  const { isAsked, mayLeave, end } = useSignOut(forms, saves);
  useUnloadWarning(() => forms.holds() || saves.any() || saves.isHeld());
  const guard = useMemo<LeaveGuard>(
    () => ({ forms, saves, tellAway, mayLeave, isLeaving, hasLeft }),
    [forms, saves, tellAway, mayLeave, isLeaving, hasLeft],
  );
  return (
    <GuardContext value={guard}>
      {children}
      {isAsked ? (
        <LeaveDialog
          open
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
          onStay={() => blocker.reset?.()}
          onLeave={leave}
          hurry
        />
      )}
    </GuardContext>
  );
}

/** The way to another place, which unsaved forms hold up. */
function useLeaving(forms: OpenForms) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays = currentLocation.pathname === nextLocation.pathname;
    // A session that ended leads to sign-in and is never held back: the draft waits for the way back (A08).
    return !stays && nextLocation.pathname !== paths.signIn && forms.holds();
  });
  const leaving = useRef(false);
  leaving.current = blocker.state === "blocked";
  const left = useRef(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next screen is drawn, and the forms of this one are gone
  useEffect(() => {
    left.current = false;
  }, [key]);
  const leave = (): void => {
    left.current = true;
    blocker.proceed?.();
  };
  const isLeaving = useCallback(() => leaving.current, []);
  const hasLeft = useCallback(() => left.current, []);
  return { blocker, leave, isLeaving, hasLeft };
}

/** The answer that a sign-out waits for. */
interface SignOut {
  readonly answer: (leaves: boolean) => void;
}

/** A sign-out, which what is unsaved or still being saved holds up. */
function useSignOut(forms: OpenForms, saves: PageSaves) {
  const [signOut, setSignOut] = useState<SignOut>();
  const mayLeave = useCallback(async (): Promise<boolean> => {
    if (!forms.holds() && !saves.any()) return true;
    return await new Promise((answer) => setSignOut({ answer }));
  }, [forms, saves]);
  const end = (leaves: boolean): void => {
    signOut?.answer(leaves);
    setSignOut(undefined);
  };
  return { isAsked: signOut !== undefined, mayLeave, end };
}

type PageSaves = ReturnType<typeof createSaves>;

/** The saves of this page that have no answer yet, those without a form included. */
function createSaves() {
  const running = new Set<Promise<string>>();
  const holding = new Set<() => boolean>();
  return {
    any: () => running.size > 0,
    all: () => [...running],
    add: (save: Promise<string>) => {
      running.add(save);
      void save.finally(() => running.delete(save));
    },
    isHeld: () => [...holding].some((holds) => holds()),
    hold: (holds: () => boolean) => {
      holding.add(holds);
      return () => void holding.delete(holds);
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

/** Has the browser ask before the page is reloaded or closed. */
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
