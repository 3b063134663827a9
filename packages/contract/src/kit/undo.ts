import { z } from "zod";
import { action, lookedAt } from "./action.ts";
import { mark } from "./field.ts";
import { once } from "./memoised.ts";
import type { ParamName } from "./paths.ts";
import type { Place, RecordNote, Undo } from "./route-meta.ts";

export interface UndoNotes<P extends string, K extends string, V> {
  readonly record: ParamName<P>;
  /** The state. */
  readonly field: K;
  /** Those whose reaching can be taken back. */
  readonly states: readonly V[];
  /** Why a change that set one of these columns stays, in French: what it names has left the house. */
  readonly final?: Readonly<Record<string, string>>;
}

/** The version that the change left. */
type Body = z.ZodObject<{ version: ReturnType<typeof lookedAt> }, z.core.$strict>;

/**
 * `POST …/undo`: an extension. Takes the record's last change of state back: each column that it changed gets its former
 * value again, whatever the usual succession of states, and the history gets a line. Refused (409) once anybody has
 * changed the record since (`stale-version`), after `undoTime`, where nothing is to be taken back, and where it set
 * a `final` column (`wrong-state`).
 * @example at.undo("/admin/incident/{id}/undo", { record: "id", field: "status", states: ["resolved"] })
 */
export function undo<const P extends string, A extends z.ZodObject, const K extends string, V extends string>(
  place: Required<Place>,
  path: P,
  answer: A,
  { record, field, states, final = {} }: UndoNotes<P, K, V>,
) {
  const declared: Undo = { field, states, final: Object.keys(final), reasons: final };
  const body = once((): Body => z.strictObject({ version: mark(lookedAt(), { provenance: "extension" }) }));
  return action(place, path, {
    record: record as RecordNote<P>,
    get body() {
      return body();
    },
    answer,
    conflicts: true,
    undo: declared,
  });
}
