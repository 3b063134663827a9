import { ButtonLink, Page, PageHeader, PlusIcon } from "@palier/ui";
import type { List, ListRow } from "./define-list.ts";
import { ListPanel } from "./list-panel.tsx";
import { useListState } from "./use-list-state.ts";
import { useTable } from "./use-table.ts";

const noParams = {};

/** A whole list screen out of its definition: title and count, filters, table, pager, export (S01–S05, A01, A02). */
export function ListScreen<Row extends ListRow>({ list }: { readonly list: List<Row> }) {
  const { texts, create } = list.definition;
  const [state] = useListState(list.vocabulary);
  const { query } = useTable(list, state, noParams);
  return (
    <Page fill>
      <PageHeader
        title={texts.title}
        count={query.data?.filtered}
        actions={
          create === undefined ? null : (
            <ButtonLink href={create} variant="primary" icon={PlusIcon}>
              {texts.create ?? ""}
            </ButtonLink>
          )
        }
      />
      <ListPanel list={list} />
    </Page>
  );
}
