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
  /** Receives the new value. */
  readonly field: K;
  /** Columns counting what is affected. Defaults to none. */
  readonly counted?: readonly C[];
  /** Defaults to all. */
  readonly next?: [V] extends [string] ? Transitions<V> : never;
  readonly note: string;
}

/** New value, confirmed counts, version seen. */
type Body<S extends Shape, K extends keyof S, C extends keyof S> = z.ZodObject<
  { [N in K | C]: S[N] } & { version: ReturnType<typeof lookedAt> },
  z.core.$strict
>;

/**
 * `POST …/status`: closes or reopens a record after a confirmation that states how many it concerns. The
 * request repeats the counts; changed ones get 409 with the record, so that nobody else is affected. Without
 * `counted`, no number is shown.
 * @example at.stateChange("/admin/building/{id}/status", { record: "id", field: "status", note })
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
