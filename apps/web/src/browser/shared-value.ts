import { useSyncExternalStore } from "react";

interface Kept<T> {
  readonly read: () => T;
  readonly write: (next: T) => void;
}

export interface SharedValue<T> {
  readonly read: () => T;
  readonly set: (next: T) => void;
  readonly use: () => T;
}

/** `read` must return the same reference until the value changes. */
export function sharedValue<T>({ read, write }: Kept<T>): SharedValue<T> {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    read,
    set: (next) => {
      write(next);
      for (const listener of [...listeners]) listener();
    },
    use: () => useSyncExternalStore(subscribe, read),
  };
}

export function inMemory<T>(initial: T): Kept<T> {
  let value = initial;
  return {
    read: () => value,
    write: (next) => {
      value = next;
    },
  };
}
