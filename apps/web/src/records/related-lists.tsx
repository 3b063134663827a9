import { dataTablesQuery } from "@palier/contract";
import { formatCount, TextLink } from "@palier/ui";
import { useQueries } from "@tanstack/react-query";
import { useId } from "react";
import type { z } from "zod";
import { call } from "#api/call.ts";
import { entityKey } from "#api/refresh.ts";
import type { AnyArea } from "#areas/area.ts";
import { useAreas } from "#areas/areas.tsx";
import type { ListRow, TableRoute } from "#lists/define-list.ts";
import { useAtRest } from "#navigation/when-idle.ts";
import { recordTexts as texts } from "./records.texts.ts";

export interface RelatedList {
  readonly table: TableRoute<ListRow, Readonly<Record<string, z.ZodType>>>;
  readonly filter: string;
}

interface RelatedListsProps {
  readonly lists: readonly RelatedList[];
  readonly id: number;
}

/** Requests one row, as zero is not possible. */
const countOf = ({ table, filter }: RelatedList, id: number, enabled: boolean) => ({
  queryKey: [...entityKey(table.metadata.entity), "related", filter, id],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const paging = dataTablesQuery({ draw: 1, page: 0, search: "", order: [], columns: [] });
    return (await call(table, { query: { ...paging, length: 1, [filter]: id }, signal })).recordsFiltered;
  },
  enabled,
});

export function RelatedLists({ lists, id }: RelatedListsProps) {
  // After the record itself.
  const atRest = useAtRest();
  const titleId = useId();
  const areas = useAreas();
  const counts = useQueries({ queries: lists.map((list) => countOf(list, id, atRest)) });
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="record-aside__title">
        {texts.related}
      </h2>
      <ul className="record-aside__related">
        {lists.map((list, at) => {
          const area = areas.find(({ declaration: { name, record } }) => {
            return name === list.table.metadata.area && record !== undefined;
          });
          if (area === undefined) return null;
          return (
            <Related
              key={list.table.path}
              area={area}
              filter={`${list.filter}=${id}`}
              count={counts[at]?.data}
            />
          );
        })}
      </ul>
    </section>
  );
}

interface RelatedProps {
  readonly area: AnyArea;
  readonly filter: string;
  readonly count: number | undefined;
}

function Related({ area, filter, count }: RelatedProps) {
  const { title } = area.declaration.texts;
  return (
    <li>
      {count === 0 ? title : <TextLink href={`${area.paths.list}?${filter}`}>{title}</TextLink>}{" "}
      <span className="record-aside__count">{count === undefined ? "" : formatCount(count)}</span>
    </li>
  );
}
