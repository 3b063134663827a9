import { type View, viewRoutes } from "@palier/contract/areas/view";
import type { List, ListRow } from "#lists/define-list.ts";
import { viewsTexts as texts } from "./views.texts.ts";

const { words } = texts;

/** For a choice between two; undefined if the part needs none. */
export function wordsOfPart(list: List<ListRow>, name: string, value: unknown): string | undefined {
  const parts = viewRoutes.edit.post.body.shape;
  const header = (column: string): string =>
    list.columns.find((each) => each.name === column)?.header ?? column;
  switch (name) {
    case "filters":
      return parts.filters
        .safeParse(value)
        .data?.map((each) => filterWords(list, each))
        .join(", ");
    case "order":
      return parts.order
        .safeParse(value)
        .data?.map(({ column, dir }) => words.order[dir](header(column)))
        .join(", ");
    case "columns": {
      const columns = parts.columns.safeParse(value).data;
      return columns?.length === 0 ? words.ownColumns : columns && columnWords(columns, header);
    }
    default:
      return undefined;
  }
}

function filterWords(list: List<ListRow>, { name, value }: View["filters"][number]): string {
  const filter = list.filters.find((each) => each.name === name);
  const labels = filter?.meta.labels;
  const said = value.split(",").map((each) => labels?.[each] ?? each);
  return words.pair(filter?.label ?? name, said.join(words.or));
}

function columnWords(columns: View["columns"], header: (column: string) => string): string {
  return columns
    .filter(({ hidden }) => !hidden)
    .map(({ name, pinned, width }) => words.column(header(name), { pinned, width }))
    .join(", ");
}
