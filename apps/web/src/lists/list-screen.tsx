import { ButtonLink, Page, PageHeader, PlusIcon } from "@palier/ui";
import type { List, ListRow } from "./define-list.ts";
import { ListPanel } from "./list-panel.tsx";

/** A whole list screen out of its definition: title and count, filters, table, pager, export (S01–S05, A01, A02). */
export function ListScreen<Row extends ListRow>({ list }: { readonly list: List<Row> }) {
  const { texts, create } = list.definition;
  return (
    <Page fill>
      <ListPanel
        list={list}
        header={({ count, tools }) => (
          <PageHeader
            title={texts.title}
            count={count}
            actions={
              <>
                {tools}
                {create === undefined ? null : (
                  <ButtonLink href={create} variant="primary" icon={PlusIcon}>
                    {texts.create ?? ""}
                  </ButtonLink>
                )}
              </>
            }
          />
        )}
      />
    </Page>
  );
}
