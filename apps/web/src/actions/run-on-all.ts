import type { PressAction } from "./action.ts";
import { type PressFailure, pressFailureOf } from "./press-failure.ts";
import type { Performed } from "./use-perform.ts";

/**
 * `unknown`: the answer was lost (A17); `unsent`: the connection broke before its turn; `unread`: a read it
 * needs failed.
 */
export type Fate = "held" | "changed" | "gone" | "refused" | "unknown" | "unsent" | "unread";

export interface NotDone<R> {
  readonly record: R;
  readonly fate: Fate;
  readonly holder?: string | undefined;
  /** From the server, in French. */
  readonly why: string;
}

export interface Outcome<R> {
  readonly done: readonly R[];
  readonly notDone: readonly NotDone<R>[];
}

/** Changed records need a look first; refusals are final. */
export const mayBeTriedAgain = ({ fate }: NotDone<unknown>): boolean =>
  fate === "held" || fate === "unknown" || fate === "unsent" || fate === "unread";

interface RunOptions<R> {
  readonly action: PressAction<R>;
  readonly records: readonly R[];
  readonly perform: (action: PressAction<R>, record: R) => Promise<Performed | undefined>;
  readonly onProgress: (past: number) => void;
}

/** After a lost connection the running one is `unknown`, the rest `unsent`. */
export async function runOnAll<R>({
  action,
  records,
  perform,
  onProgress,
}: RunOptions<R>): Promise<Outcome<R>> {
  const done: R[] = [];
  const notDone: NotDone<R>[] = [];
  let lost: string | undefined;
  for (const [past, record] of records.entries()) {
    if (lost !== undefined) {
      notDone.push({ record, fate: "unsent", why: lost });
      continue;
    }
    onProgress(past);
    try {
      if ((await perform(action, record)) !== undefined) done.push(record);
    } catch (error) {
      const failed = pressFailureOf(error);
      const { failure, text } = failed;
      const why = text.detail === "" ? text.title : text.detail;
      notDone.push({ record, ...fateOf(failed), why });
      if (failure.kind === "offline" || failure.kind === "timeout") lost = why;
    }
  }
  return { done, notDone };
}

function fateOf({ failure, isUnread, isUnknown }: PressFailure): Pick<NotDone<unknown>, "fate" | "holder"> {
  if (isUnread) return { fate: "unread" };
  if (isUnknown) return { fate: "unknown" };
  if (failure.kind !== "problem") return { fate: "refused" };
  switch (failure.status) {
    case 404:
      return { fate: "gone" };
    case 409:
      return { fate: "changed" };
    case 423:
      return { fate: "held", holder: failure.problem.holder?.name };
    default:
      return { fate: "refused" };
  }
}

/** A first run and its retry as one. */
export const together = <R>(first: Outcome<R>, second: Outcome<R>): Outcome<R> => ({
  done: [...first.done, ...second.done],
  notDone: [...first.notDone.filter((each) => !mayBeTriedAgain(each)), ...second.notDone],
});
