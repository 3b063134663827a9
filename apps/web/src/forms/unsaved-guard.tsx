import { ConfirmDialog } from "@palier/ui";
import { useEffect, useRef } from "react";
import { useBlocker } from "react-router-dom";
import { paths } from "#navigation/paths.ts";
import { formTexts as texts } from "./forms.texts.ts";

export interface UnsavedGuard {
  /** Lets the next step through: what was typed is saved, or given up on purpose. */
  readonly clear: () => void;
  readonly dialog: React.ReactNode;
}

/**
 * Warns « You have unsaved changes! » (§4, §8, S10) when a page marked as changed is left: by a link, back and forward,
 * reload or closing. `clear` takes the mark away at once, before the next render knows of it.
 */
export function useUnsavedGuard(changed: boolean, onLeave: () => void): UnsavedGuard {
  const mark = useRef(changed);
  useEffect(() => {
    mark.current = changed;
  }, [changed]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays = currentLocation.pathname === nextLocation.pathname;
    // A session that ended leads to sign-in and is never held back: the draft waits for the way back (A08).
    return mark.current && !stays && nextLocation.pathname !== paths.signIn;
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (!mark.current) return;
      event.preventDefault();
      event.returnValue = texts.unsaved.title;
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  const leave = (): void => {
    mark.current = false;
    onLeave();
    blocker.proceed?.();
  };
  return {
    clear: () => {
      mark.current = false;
    },
    dialog: (
      <ConfirmDialog
        open={blocker.state === "blocked"}
        onOpenChange={(open) => (open || !mark.current ? undefined : blocker.reset?.())}
        title={texts.unsaved.title}
        description={texts.unsaved.detail}
        confirmLabel={texts.unsaved.leave}
        cancelLabel={texts.unsaved.stay}
        danger
        onConfirm={leave}
      />
    ),
  };
}
