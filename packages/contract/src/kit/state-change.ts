import { z } from "zod";
import { action, lookedAt } from "./action.ts";
import { mark } from "./field.ts";
import { once } from "./memoised.ts";
import type { ParamName } from "./paths.ts";
import type { Place, RecordNote, StateChange } from "./route-meta.ts";
import type { Transitions } from "./states.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

export interface StateChangeNotes<P extends string, K extends string, C extends string, V> {
  readonly record: ParamName<P>;
  /** The field that takes the new value. */
  readonly field: K;
  /** The record's columns that count whom or what the change concerns; left out where none can. */
  readonly counted?: readonly C[];
  /** Which value may follow which. Any may follow any where it is left out. */
  readonly next?: [V] extends [string] ? Transitions<V> : never;
  readonly note: string;
}

/** The body of such an action: the new value, the count that its question restated if any, the version that was looked at. */
type Body<S extends Shape, K extends keyof S, C extends keyof S> = z.ZodObject<
  { [N in K | C]: S[N] } & { version: ReturnType<typeof lookedAt> },
  z.core.$strict
>;

/**
 * `POST …/status`: an action of its own that closes a record or opens it again, after a question that restates how many it
 * concerns. The count goes with the request: another one than there is now gets 409 with the record, so that nothing is
 * closed on more people than the question restated. What no column counts has a question without a number.
 */
export function stateChange<
  const P extends string,
  S extends Shape,
  A extends z.ZodObject,
  const K extends keyof S & string,
  const C extends keyof S & string = never,
>(
  place: Required<Place>,
  path: P,
  answer: A,
  { record, field, counted = [], next, note }: StateChangeNotes<P, K, C, z.output<S[K]>>,
) {
  const change: StateChange = { field, counted, ...(next === undefined ? {} : { next }) };
  const extension = (name: string) =>
    mark((answer.shape[name] ?? z.never()) as z.ZodType, { provenance: "extension" });
  const body = once(() =>
    z.strictObject({
      ...Object.fromEntries([field, ...counted].map((name) => [name, extension(name)])),
      version: lookedAt(),
    }),
  );
  return action(place, path, {
    record: record as RecordNote<P>,
    note: [
      note,
      ...counted.map(
        (name) => `Another ${name} than the record has now gets 409, with the record as it stands.`,
      ),
    ].join(" "),
    get body() {
      return body() as unknown as Body<S, K, C>;
    },
    answer,
    conflicts: true,
    change,
  });
}
