import { pageLength } from "@palier/contract";
import { ButtonLink, Page, PageHeader, PlusIcon, RareActions, TableSkeleton } from "@palier/ui";
import { Fragment, memo, useEffect } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { AreaScreen } from "#areas/area.ts";
import { useArea } from "#areas/areas.tsx";
import { rememberSearch } from "#areas/last-search.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import { useListView } from "#views/use-list-view.ts";
import { type ListHead, ListPanel } from "./list-panel.tsx";
import { useListKeys } from "./use-list-keys.ts";

// biome-ignore lint/performance/noBarrelFile: both are one late piece of code
export { takeEarlyPage } from "./early-page.ts";

/** S01–S05, A01, A02. */
export function ListScreen<Row extends ListRow>({ list }: { readonly list: List<Row> }) {
  const { pathname, search } = useLocation();
  useEffect(() => rememberSearch(pathname, search), [pathname, search]);
  useListKeys();
  const { title } = list.definition.texts;
  const view = useListView(list);
  if (view.kind !== "shown") {
    return (
      <Page fill>
        {view.kind === "leads" ? <Navigate replace to={view.query} /> : null}
        <PageHeader title={title} />
        <TableSkeleton rows={pageLength} columns={list.columns.length} />
      </Page>
    );
  }
  return (
    <Page fill>
      <ListPanel list={list} view={view.view} header={(head) => <ScreenHeader title={title} {...head} />} />
    </Page>
  );
}

/** Paging does not change it. */
const ScreenHeader = memo(function ScreenHeader({
  title,
  count,
  tabs,
  tools,
}: ListHead & { readonly title: string }) {
  const area = useArea();
  const create = area?.declaration.texts.create;
  return (
    <PageHeader
      title={title}
      count={count}
      tabs={tabs}
      actions={
        <>
          <RareActions>
            {tools}
            <AreaPlaces />
          </RareActions>{" "}
          {area === undefined || create === undefined ? null : (
            <ButtonLink href={area.paths.create} variant="primary" icon={PlusIcon}>
              {create}
            </ButtonLink>
          )}
        </>
      }
    />
  );
});

function AreaPlaces() {
  const area = useArea();
  const screens = Object.entries<AreaScreen>(area?.declaration.screens ?? {});
  return screens.map(([path, { title, icon }]) =>
    icon === undefined ? null : (
      <Fragment key={path}>
        <ButtonLink href={`${area?.paths.list}/${path}`} icon={icon}>
          {title}
        </ButtonLink>{" "}
      </Fragment>
    ),
  );
}
