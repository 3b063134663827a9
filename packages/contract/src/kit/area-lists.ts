import type { z } from "zod";
import type { TabFilters } from "./counted-tabs.ts";
import type { EntityRecord } from "./entity.ts";
import { type ExportNotes, exportOf } from "./export.ts";
import { type OptionsNotes, options } from "./options.ts";
import type { OwnParams } from "./paths.ts";
import type { Place, RouteNotes, WithUsual } from "./route-meta.ts";
import { type TabCountNotes, type TabCounts, tabCounts } from "./tab-counts.ts";
import { type NoFilters, type TableMeta, type TableNotes, table } from "./table.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

export function areaLists<F extends Shape>(place: Required<Place>, record: EntityRecord<F>) {
  type Own = EntityRecord<F>;
  return {
    table: <
      const P extends string,
      R extends z.ZodObject = Own,
      G extends Shape = NoFilters,
      O extends OwnParams = NoFilters,
    >(
      path: P,
      notes: WithUsual<TableNotes<P, R, G, O>, "row"> = {},
    ) => table<P, R, G, O>(place, path, { row: record as unknown as R, ...notes }),

    counts: <const P extends string, G extends Shape, const T extends Readonly<Record<string, TabFilters>>>(
      path: P,
      notes: TabCountNotes<G, T>,
    ): TabCounts<P, G, T> => tabCounts<P, G, T>(place, path, notes),

    exportOf: <const P extends string, R extends z.ZodObject, G extends Shape>(
      list: { readonly metadata: TableMeta<R, G> },
      path: P,
      notes: RouteNotes<P> = {},
    ) =>
      exportOf<P, R, G>({ area: place.area, entity: list.metadata.entity }, path, {
        ...notes,
        row: list.metadata.row,
        filters: list.metadata.filters,
      }),

    exportRows: <
      const P extends string,
      R extends z.ZodObject = Own,
      G extends Shape = NoFilters,
      O extends OwnParams = NoFilters,
      const C extends number = never,
    >(
      path: P,
      notes: WithUsual<ExportNotes<P, R, G, O, C>, "row">,
    ) => exportOf<P, R, G, O, C>(place, path, { row: record as unknown as R, ...notes }),

    options: <const P extends string, G extends Shape = NoFilters>(
      path: P,
      notes: OptionsNotes<P, G, keyof F & string>,
    ) => options<P, keyof F & string, G>(place, path, notes),
  };
}
