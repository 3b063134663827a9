import { useSyncExternalStore } from "react";

/** Where a value is kept. */
interface Kept<T> {
  readonly read: () => T;
  readonly write: (next: T) => void;
}

export interface SharedValue<T> {
  readonly read: () => T;
  readonly set: (next: T) => void;
  /** The value; the component that reads it is drawn again when it changes. */
  readonly use: () => T;
}

/** A value that components far from each other read and change. `read` returns the same for as long as nothing changed. */
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

/** Kept for as long as the page. */
export function inMemory<T>(initial: T): Kept<T> {
  let value = initial;
  return {
    read: () => value,
    write: (next) => {
      value = next;
    },
  };
}
