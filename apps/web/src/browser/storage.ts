export interface TextStore {
  read(key: string): string | undefined;
  /** Whether `text` outlives the page. If it does not fit, only `spare` does, never an older text. */
  write(key: string, text: string, spare?: string): boolean;
  remove(key: string): void;
  removeAll(fits: (key: string) => boolean): void;
}

/** Never throws: what a blocked or full storage refuses stays in memory. */
export function guarded(storage: () => Storage): TextStore {
  const memory = new Map<string, string>();
  return {
    read(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return storage().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(key, text, spare) {
      try {
        storage().setItem(key, text);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, text);
        keepSpare(storage, key, spare);
        return false;
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // A blocked storage holds nothing.
      }
    },
    removeAll(fits) {
      for (const key of [...memory.keys(), ...storedKeys(storage)]) if (fits(key)) this.remove(key);
    },
  };
}

function keepSpare(storage: () => Storage, key: string, spare: string | undefined): void {
  try {
    const stored = storage();
    stored.removeItem(key);
    if (spare !== undefined) stored.setItem(key, spare);
  } catch {
    // Storage is blocked, or even `spare` does not fit.
  }
}

function storedKeys(storage: () => Storage): readonly string[] {
  try {
    const stored = storage();
    return Array.from({ length: stored.length }, (_, at) => stored.key(at) ?? "");
  } catch {
    return [];
  }
}

export const browserTexts = guarded(() => localStorage);
export const tabTexts = guarded(() => sessionStorage);
