import type { Stop } from "../adapter/realtime-adapter.ts";

/** Buffers until the first watcher subscribes. */
export interface Mailbox<T> {
  readonly arrive: (message: T) => void;
  readonly watch: (listener: (message: T) => void) => Stop;
  readonly clear: () => void;
}

/** @param most capacity; the oldest are dropped. */
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
