import { isComposed } from "@palier/ui";
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import type { PaletteEntry } from "./entries.ts";

interface ChoiceOptions {
  readonly entries: readonly PaletteEntry[];
  readonly typed: string;
  readonly isSearching: boolean;
  readonly run: (entry: PaletteEntry, where: "here" | "new tab") => void;
}

/**
 * The first entry until the user moves. Enter before the answer waits for it, unless an entry is there; typing cancels
 * that.
 */
export function useChoiceByKeys({ entries, typed, isSearching, run }: ChoiceOptions) {
  const [moved, setMoved] = useState<{ readonly typed: string; readonly key: string }>();
  const [waiting, setWaiting] = useState<{ readonly typed: string; readonly where: "here" | "new tab" }>();
  const at = entries.findIndex(({ key }) => moved?.typed === typed && moved.key === key);
  const active = entries[Math.max(at, 0)];
  const goTo = (index: number): void => {
    const entry = entries[(index + entries.length) % entries.length];
    if (entry !== undefined) setMoved({ typed, key: entry.key });
  };
  const isWaiting = waiting?.typed === typed;
  const runWaiting = useEffectEvent(() => {
    const where = waiting?.where ?? "here";
    setWaiting(undefined);
    if (active !== undefined) run(active, where);
  });
  useEffect(() => {
    if (isWaiting && !isSearching) runWaiting();
  }, [isWaiting, isSearching]);

  const press = (event: KeyboardEvent): void => {
    if (isComposed(event.nativeEvent)) return;
    const index = Math.max(at, 0);
    switch (event.key) {
      case "ArrowDown":
        goTo(index + 1);
        break;
      case "ArrowUp":
        goTo(index - 1);
        break;
      case "Home":
        goTo(0);
        break;
      case "End":
        goTo(entries.length - 1);
        break;
      case "Enter": {
        const where = event.ctrlKey || event.metaKey ? "new tab" : "here";
        if (active !== undefined) run(active, where);
        else if (isSearching) setWaiting({ typed, where });
        break;
      }
      default:
        return;
    }
    event.preventDefault();
  };
  return { active, press, point: (key: string) => setMoved({ typed, key }) };
}
