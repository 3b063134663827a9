import { isComposed } from "@palier/ui";
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import type { PaletteEntry } from "./entries.ts";

interface Waiting {
  readonly typed: string;
  readonly where: "here" | "new tab";
}

interface ChoiceOptions {
  readonly entries: readonly PaletteEntry[];
  readonly typed: string;
  readonly isSearching: boolean;
  /** Enter was pressed on the first text, before the palette was there. */
  readonly isEntered: boolean;
  readonly run: (entry: PaletteEntry, where: Waiting["where"]) => void;
}

/**
 * The first until the user moves. Enter waits for the answer, unless an entry is there; typing cancels that.
 */
export function useChoiceByKeys({ entries, typed, isSearching, isEntered, run }: ChoiceOptions) {
  const [moved, setMoved] = useState<{ readonly typed: string; readonly key: string }>();
  const [waiting, setWaiting] = useState<Waiting | undefined>(() =>
    isEntered ? { typed, where: "here" } : undefined,
  );
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
  const isDecided = active !== undefined || !isSearching;
  useEffect(() => {
    if (isWaiting && isDecided) runWaiting();
  }, [isWaiting, isDecided]);

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
