import type { Stop } from "./realtime-adapter.ts";

/** A value with change notification; fits `useSyncExternalStore`. */
export interface Observable<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => Stop;
}

export interface Variable<T> extends Observable<T> {
  readonly set: (value: T) => void;
}

export function variable<T>(first: T): Variable<T> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(current, value)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      // Wrapped, so that a function subscribed twice is called twice.
      const entry = () => listener();
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
  };
}
