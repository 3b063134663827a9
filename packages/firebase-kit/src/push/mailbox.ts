import type { Stop } from "../adapter/realtime-adapter.ts";

/** Tells whoever watches; what comes while nobody does waits for the first who will. */
export interface Mailbox<T> {
  readonly arrive: (message: T) => void;
  readonly watch: (listener: (message: T) => void) => Stop;
  /** Drops what waits. */
  readonly clear: () => void;
}

/** @param most how many wait; then the oldest go. */
export function mailbox<T>(most: number): Mailbox<T> {
  const watchers = new Set<(message: T) => void>();
  const waiting: T[] = [];
  return {
    arrive: (message) => {
      for (const listener of [...watchers]) listener(message);
      if (watchers.size > 0) return;
      waiting.push(message);
      if (waiting.length > most) waiting.shift();
    },
    watch: (listener) => {
      watchers.add(listener);
      for (const message of waiting.splice(0)) listener(message);
      return () => watchers.delete(listener);
    },
    clear: () => {
      waiting.length = 0;
    },
  };
}
