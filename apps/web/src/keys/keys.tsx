import { Dialog, isComposed, overlayCode, WindowPending } from "@palier/ui";
import { useLayoutEffect } from "react";
import { useNavigate } from "react-router-dom";
import { inMemory, sharedValue } from "#browser/shared-value.ts";
import { isSingleKey, openWindows, useShortcuts } from "#navigation/shortcuts.ts";
import { lazyPart } from "#parts/lazy-part.tsx";
import type { KeyedPlace } from "./key-groups.ts";
import { keysTitle } from "./keys-title.texts.ts";
import type { KeysWindowProps } from "./keys-window.tsx";

const Window = lazyPart<KeysWindowProps>(
  async () => {
    const [{ KeysWindow }] = await Promise.all([import("./keys-window.tsx"), overlayCode.load()]);
    return KeysWindow;
  },
  {
    pending: ({ onClose }) => <WindowPending onGiveUp={onClose} />,
    frame: (failure, { onClose }) => (
      <Dialog open title={keysTitle} onOpenChange={(open) => (open ? undefined : onClose())}>
        {failure}
      </Dialog>
    ),
  },
);

const shown = sharedValue(inMemory(false));

export const showKeys = (): void => shown.set(true);

export function Keys({ places }: { readonly places: readonly KeyedPlace[] }) {
  useGoKeys(places);
  useSaveKey();
  useShortcuts({ "?": showKeys });
  return shown.use() ? <Window places={places} onClose={() => shown.set(false)} /> : null;
}

/** Ms between `G` and the letter. */
const patience = 1_500;

/** `G` and a letter lead to a menu entry; the letter has no other effect. */
function useGoKeys(places: readonly KeyedPlace[]): void {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    let begunAt = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent): void => {
      if (event.repeat || event.key === "Shift") return;
      const isSecond = event.timeStamp - begunAt < patience;
      begunAt = Number.NEGATIVE_INFINITY;
      if (event.key.length !== 1 || !isSingleKey(event) || openWindows() > 0) return;
      const key = event.key.toLowerCase();
      if (!isSecond && key !== "g") return;
      event.preventDefault();
      if (!isSecond) begunAt = event.timeStamp;
      const place = isSecond ? places.find(({ letter }) => letter === key) : undefined;
      if (place !== undefined) void navigate(place.href);
    };
    // Before other handlers: the letter may be a shortcut.
    document.addEventListener("keydown", press, { capture: true });
    return () => document.removeEventListener("keydown", press, { capture: true });
  }, [places, navigate]);
}

/** Ctrl S (⌘ S) submits the record's form only, not a reply or refund. A disabled button disables it. */
function useSaveKey(): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== "s") return;
      // The browser would save the page as a file.
      event.preventDefault();
      if (event.repeat || isComposed(event) || openWindows() > 0) return;
      document.querySelector<HTMLButtonElement>("main form[data-save-key] button[type=submit]")?.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
