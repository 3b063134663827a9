import { Dialog, overlayCode, SearchTrigger } from "@palier/ui";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
// Forgets at the end of a session, on any screen.
import "#navigation/recent-records.ts";
import { useShortcuts } from "#navigation/shortcuts.ts";
import { lazyPart } from "#parts/lazy-part.tsx";
import { paletteTitle } from "./palette-button.texts.ts";
import type { PaletteWindowProps } from "./palette-window.tsx";
import { hasWindow, type TypedAhead, TypingAhead } from "./typed-ahead.tsx";

const Window = lazyPart<PaletteWindowProps>(
  async () => {
    const [{ PaletteWindow }] = await Promise.all([import("./palette-window.tsx"), overlayCode.load()]);
    return PaletteWindow;
  },
  {
    pending: ({ ahead, onClose }) => <TypingAhead ahead={ahead} onGiveUp={onClose} />,
    frame: (failure, { onClose }) => (
      <Dialog open title={paletteTitle} onOpenChange={(open) => (open ? undefined : onClose())}>
        {failure}
      </Dialog>
    ),
  },
);

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Also by Ctrl K or ⌘ K from anywhere. */
export function PaletteButton({ menu, useAccount }: Pick<PaletteWindowProps, "menu" | "useAccount">) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const ahead = useRef<TypedAhead>({ text: "", isEntered: false });
  const show = (): void => {
    const focused = document.activeElement;
    opener.current = focused instanceof HTMLElement ? focused : null;
    ahead.current = { text: "", isEntered: false };
    setOpen(true);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return;
    // Keeps the browser's search closed, even if the palette cannot open.
    event.preventDefault();
    if (open) setOpen(false);
    else if (!hasWindow()) show();
  });
  // Before the first paint: earlier keys would be the browser's.
  useLayoutEffect(() => {
    const listening = new AbortController();
    document.addEventListener("keydown", (event) => press(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  useShortcuts({ "/": () => focusListSearch() || show() });
  // The second half of a double press was meant for a toast that the first half closed (A16).
  const pressed = ({ detail }: { readonly detail: number }): void => {
    if (detail < 2) show();
  };
  return (
    <>
      <SearchTrigger keys={isMac ? "⌘ K" : undefined} aria-haspopup="dialog" onClick={pressed} />
      {open ? (
        <Window
          menu={menu}
          useAccount={useAccount}
          ahead={() => ahead.current}
          onClose={() => setOpen(false)}
          opener={() => opener.current}
        />
      ) : null}
    </>
  );
}

function focusListSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>("main input[type=search]");
  search?.focus();
  search?.select();
  return search !== null;
}

/** Ctrl or ⌘ types nothing, so it works in fields, except during composition. */
const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !event.repeat &&
  !event.isComposing &&
  event.key.toLowerCase() === "k";
