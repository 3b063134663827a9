import type { z } from "zod";
import { type CrudKey, type CrudNotes, type CrudRoutes, crud, deletion, history } from "./crud.ts";
import type { EntityRecord } from "./entity.ts";
import { editForm, type FormNotes, newForm } from "./form.ts";
import { overlaid } from "./memoised.ts";
import type { OwnParams } from "./paths.ts";
import type { Place, RecordNote, WithUsual } from "./route-meta.ts";
import { type ShowNotes, show } from "./show.ts";
import type { NoFilters } from "./table.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

export function areaRecords<F extends Shape>(place: Required<Place>, record: EntityRecord<F>) {
  type Own = EntityRecord<F>;
  return {
    show: <
      const P extends string,
      A extends z.ZodType = Own,
      const C extends number = never,
      O extends OwnParams = NoFilters,
    >(
      path: P,
      notes: WithUsual<ShowNotes<P, A, C, O>, "answer"> = {},
    ) =>
      show<P, A, C, O>(
        place,
        path,
        overlaid<ShowNotes<P, A, C, O>>({ answer: record as unknown as A }, notes),
      ),

    newForm: <
      const P extends string,
      const V extends Shape,
      A extends z.ZodObject = Own,
      const C extends keyof V & string = never,
    >(
      path: P,
      notes: WithUsual<FormNotes<P, V, A, C, NoFilters>, "answer">,
    ) => newForm<P, V, A, C>(place, path, { answer: record as unknown as A, ...notes }),

    editForm: <
      const P extends string,
      const V extends Shape,
      A extends z.ZodObject = Own,
      const C extends keyof V & string = never,
    >(
      path: P,
      notes: WithUsual<FormNotes<P, V, A, C, NoFilters>, "answer"> & { readonly record: RecordNote<P> },
    ) => editForm<P, V, A, C>(place, path, { answer: record as unknown as A, ...notes }),

    /** `POST …/delete/{id}`; refuses a stale version. */
    deletion: <const B extends string>(base: B, note?: string) => deletion(place, base, note),

    /** `GET …/history/{id}`: who changed what, when. */
    history: <const B extends string>(base: B) => history(place, base),

    /** `new`, `edit/{id}`, `delete/{id}`, `history/{id}`, or those in `only`. */
    crud: <
      const B extends string,
      const V extends Shape,
      const C extends keyof V & string = never,
      const K extends CrudKey = CrudKey,
    >(
      base: B,
      notes: CrudNotes<V, C, K>,
    ): Pick<CrudRoutes<B, V, Own, C>, K> => crud<B, V, Own, C, K>(place, record, base, notes),
  };
}
