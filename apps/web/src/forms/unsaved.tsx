import { ConfirmDialog } from "@palier/ui";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router-dom";
import { paths } from "#navigation/paths.ts";
import { formTexts as texts } from "./forms.texts.ts";

interface UnsavedForm {
  readonly isChanged: () => boolean;
  readonly forget: () => void;
}

const UnsavedContext = createContext<Map<string, UnsavedForm>>(new Map());

/** Marks the page as changed while a form holds unsaved edits (§4, S10). `forget` gives them up. */
export function useUnsaved(id: string, isChanged: () => boolean, forget: () => void): void {
  const forms = useContext(UnsavedContext);
  useEffect(() => {
    forms.set(id, { isChanged, forget });
    return () => {
      forms.delete(id);
    };
  }, [forms, id, isChanged, forget]);
}

/** Gives up what is typed in every form of the page: the record that it was typed for is gone. */
export function useForgetUnsaved(): () => void {
  const forms = useContext(UnsavedContext);
  return () => {
    for (const form of [...forms.values()]) form.forget();
  };
}

/**
 * Warns « You have unsaved changes! » (§4, §8, S10) when a page with unsaved forms is left: by a link, back and forward,
 * reload or closing. One guard for all forms of a page, because a router asks one blocker only.
 */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const [forms] = useState(() => new Map<string, UnsavedForm>());
  const isChanged = (): boolean => [...forms.values()].some((form) => form.isChanged());
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays = currentLocation.pathname === nextLocation.pathname;
    // A session that ended leads to sign-in and is never held back: the draft waits for the way back (A08).
    return !stays && nextLocation.pathname !== paths.signIn && isChanged();
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (![...forms.values()].some((form) => form.isChanged())) return;
      event.preventDefault();
      event.returnValue = texts.unsaved.title;
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [forms]);
  const leaving = useRef(false);
  const leave = (): void => {
    leaving.current = true;
    // The draft of a form that turned read-only stays, as its banner says (L06).
    for (const form of [...forms.values()]) if (form.isChanged()) form.forget();
    blocker.proceed?.();
  };
  return (
    <UnsavedContext value={forms}>
      {children}
      <ConfirmDialog
        open={blocker.state === "blocked"}
        onOpenChange={(open) => {
          if (!open && !leaving.current) blocker.reset?.();
          leaving.current = false;
        }}
        title={<span lang="en">{texts.unsaved.title}</span>}
        description={texts.unsaved.detail}
        confirmLabel={texts.unsaved.leave}
        cancelLabel={texts.unsaved.stay}
        danger
        onConfirm={leave}
      />
    </UnsavedContext>
  );
}
