import type { z } from "zod";
import { type ActionNotes, action, done, fragment, nothing } from "./action.ts";
import type { EntityRecord } from "./entity.ts";
import { overlaid } from "./memoised.ts";
import type { OwnParams } from "./paths.ts";
import type { Place, WithUsual } from "./route-meta.ts";
import { type StateChangeNotes, stateChange } from "./state-change.ts";
import type { NoFilters } from "./table.ts";
import { type UndoNotes, undo } from "./undo.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

export function areaActions<F extends Shape>(place: Required<Place>, record: EntityRecord<F>) {
  type Own = EntityRecord<F>;
  return {
    /** Defaults: no body, answers `{ok: true}`. */
    action: <
      const P extends string,
      B extends z.ZodType = typeof nothing,
      A extends z.ZodType = typeof done,
      O extends OwnParams = NoFilters,
    >(
      path: P,
      notes: WithUsual<ActionNotes<P, B, A, O>, "answer" | "body">,
    ) =>
      action<P, B, A, O>(
        place,
        path,
        overlaid<ActionNotes<P, B, A, O>>(
          { body: nothing as unknown as B, answer: done as unknown as A },
          notes,
        ),
      ),

    /** Closes or reopens a record; the confirmation restates how many it concerns. */
    stateChange: <
      const P extends string,
      const K extends keyof F & string,
      const C extends keyof F & string = never,
    >(
      path: P,
      notes: StateChangeNotes<P, K, C, z.output<F[K]>>,
    ) => stateChange<P, F, Own, K, C>(place, path, record, notes),

    /** Takes the last change of a state back, for a while. */
    undo: <const P extends string, const K extends keyof F & string>(
      path: P,
      notes: UndoNotes<P, K, z.output<F[K]> & string> & {
        readonly final?: { readonly [C in keyof F & string]?: string };
      },
    ) => undo<P, Own, K, z.output<F[K]> & string>(place, path, record, notes),

    fragment: <const P extends string, B extends z.ZodType, A extends z.ZodType>(
      path: P,
      notes: ActionNotes<P, B, A, NoFilters>,
    ) => fragment<P, B, A>(place, path, notes),
  };
}
