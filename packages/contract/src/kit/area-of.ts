import type { z } from "zod";
import { type ActionNotes, action, done, fragment, nothing } from "./action.ts";
import type { TabFilters } from "./counted-tabs.ts";
import { type CrudKey, type CrudNotes, type CrudRoutes, crud, deletion, history } from "./crud.ts";
import type { Entity, Identity } from "./entity.ts";
import { type ExportNotes, exportOf } from "./export.ts";
import { editForm, type FormNotes, newForm } from "./form.ts";
import { overlaid } from "./memoised.ts";
import { type OptionsNotes, options } from "./options.ts";
import type { OwnParams } from "./paths.ts";
import type { RecordNote, RouteNotes } from "./route-meta.ts";
import { type ShowNotes, show } from "./show.ts";
import { type StateChangeNotes, stateChange } from "./state-change.ts";
import { type TabCountNotes, type TabCounts, tabCounts } from "./tab-counts.ts";
import { type NoFilters, type TableMeta, type TableNotes, table } from "./table.ts";
import { type Summarised, withSummaries } from "./with-summaries.ts";

type Shape = Readonly<Record<string, z.ZodType>>;
type Optional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

/**
 * The routes of one area, with area and entity said once. Rows and answers are the entity's record unless a route says
 * otherwise; `record: "orderId"` names the parameter that holds the entity's id. What stands under another entity in the
 * same area comes from `at.about(other)`.
 */
export function areaOf<N extends string, F extends Shape, const S extends Readonly<Record<string, string>>>(
  area: string,
  entity: Entity<N, F>,
  texts: { readonly summaries: S },
) {
  type Own = z.ZodObject<Identity & F>;
  const place = { area, entity: entity.name };
  const { record } = entity;
  return {
    /** The area's routes, each under the key whose summary it takes. */
    routes: <R extends Summarised<S, R>>(routes: R): R => withSummaries<S, R>(texts.summaries, routes),

    /** The same area's routes about another entity. */
    about: <M extends string, G extends Shape>(other: Entity<M, G>) => areaOf(area, other, texts),

    /** A server-side list. */
    table: <
      const P extends string,
      R extends z.ZodObject = Own,
      G extends Shape = NoFilters,
      O extends OwnParams = NoFilters,
    >(
      path: P,
      notes: Optional<TableNotes<P, R, G, O>, "row"> = {},
    ) => table<P, R, G, O>(place, path, { row: record as unknown as R, ...notes }),

    /** How many rows stand under each tab of a list. */
    counts: <const P extends string, G extends Shape, const T extends Readonly<Record<string, TabFilters>>>(
      path: P,
      notes: TabCountNotes<G, T>,
    ): TabCounts<P, G, T> => tabCounts<P, G, T>(place, path, notes),

    /** The export of a list: its rows and filters. */
    exportOf: <const P extends string, R extends z.ZodObject, G extends Shape>(
      list: { readonly metadata: TableMeta<R, G> },
      path: P,
      notes: RouteNotes<P> = {},
    ) =>
      exportOf<P, R, G>({ area, entity: list.metadata.entity }, path, {
        ...notes,
        row: list.metadata.row,
        filters: list.metadata.filters,
      }),

    /** An export of what no table of the contract lists. */
    exportRows: <
      const P extends string,
      R extends z.ZodObject = Own,
      G extends Shape = NoFilters,
      O extends OwnParams = NoFilters,
      const C extends number = never,
    >(
      path: P,
      notes: Optional<ExportNotes<P, R, G, O, C>, "row">,
    ) => exportOf<P, R, G, O, C>(place, path, { row: record as unknown as R, ...notes }),

    /** Choices for a selector. */
    options: <const P extends string, G extends Shape = NoFilters>(
      path: P,
      notes: OptionsNotes<P, G, keyof F & string>,
    ) => options<P, keyof F & string, G>(place, path, notes),

    /** A GET that answers a record, or what else is said. */
    show: <
      const P extends string,
      A extends z.ZodType = Own,
      const C extends number = never,
      O extends OwnParams = NoFilters,
    >(
      path: P,
      notes: Optional<ShowNotes<P, A, C, O>, "answer"> = {},
    ) =>
      show<P, A, C, O>(
        place,
        path,
        overlaid<ShowNotes<P, A, C, O>>({ answer: record as unknown as A }, notes),
      ),

    /** A form that makes a record. */
    newForm: <
      const P extends string,
      const V extends Shape,
      A extends z.ZodObject = Own,
      const C extends keyof V & string = never,
    >(
      path: P,
      notes: Optional<FormNotes<P, V, A, C, NoFilters>, "answer">,
    ) => newForm<P, V, A, C>(place, path, { answer: record as unknown as A, ...notes }),

    /** A form that changes a record. */
    editForm: <
      const P extends string,
      const V extends Shape,
      A extends z.ZodObject = Own,
      const C extends keyof V & string = never,
    >(
      path: P,
      notes: Optional<FormNotes<P, V, A, C, NoFilters>, "answer"> & { readonly record: RecordNote<P> },
    ) => editForm<P, V, A, C>(place, path, { answer: record as unknown as A, ...notes }),

    /** A POST that does one thing; unless said, it takes no body and answers only that it is done. */
    action: <
      const P extends string,
      B extends z.ZodType = typeof nothing,
      A extends z.ZodType = typeof done,
      O extends OwnParams = NoFilters,
    >(
      path: P,
      notes: Optional<ActionNotes<P, B, A, O>, "answer" | "body">,
    ) =>
      action<P, B, A, O>(
        place,
        path,
        overlaid<ActionNotes<P, B, A, O>>(
          { body: nothing as unknown as B, answer: done as unknown as A },
          notes,
        ),
      ),

    /** A POST that closes a record or opens it again, after a question that restates how many it concerns. */
    stateChange: <
      const P extends string,
      const K extends keyof F & string,
      const C extends keyof F & string = never,
    >(
      path: P,
      notes: StateChangeNotes<P, K, C, z.output<F[K]>>,
    ) => stateChange<P, F, Own, K, C>(place, path, record, notes),

    /** A POST that reads: it answers a piece of a screen and changes nothing. */
    fragment: <const P extends string, B extends z.ZodType, A extends z.ZodType>(
      path: P,
      notes: ActionNotes<P, B, A, NoFilters>,
    ) => fragment<P, B, A>(place, path, notes),

    /** `POST …/delete/{id}`: the version that was looked at must be the present one. */
    deletion: <const B extends string>(base: B, note?: string) => deletion(place, base, note),

    /** `GET …/history/{id}`: who changed what of a record, when. */
    history: <const B extends string>(base: B) => history(place, base),

    /** Below one path `new`, `edit/{id}`, `delete/{id}` and `history/{id}`, or those of them that `only` names. */
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
