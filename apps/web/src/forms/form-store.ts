import type { z } from "zod";
import { type FormEvent, type FormState, nextForm } from "./form-state.ts";

/** Outside React, so that a save reads the latest input (A12). */
export interface FormStore {
  readonly get: () => FormState;
  readonly send: (event: FormEvent) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createFormStore(schema: z.ZodObject, initial: FormState): FormStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    send(event) {
      const next = nextForm(schema, state, event);
      if (next === state) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
