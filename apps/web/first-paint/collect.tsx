/** What the document shows and requests before any script. Runs in Node, once per build (plugin.ts). */
import { AppShell, RareActions, SearchTrigger, TableSkeleton, texts, UiProvider } from "@palier/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { hasBulk } from "#actions/use-bulk-actions.tsx";
import { areas, menu } from "#app/areas.ts";
import type { AnyArea, AreaScreen, RecordScreens } from "#areas/area.ts";
import { rowPlace } from "#list-screen/row-place.ts";
import { actionsWidthOf } from "#lists/actions-width.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import { listTexts } from "#lists/lists.texts.ts";
import { paths } from "#navigation/paths.ts";
import { viewsTexts } from "#views/views.texts.ts";
import { frameTexts } from "../src/first-paint/first-paint.texts.ts";
import type { KnownList, KnownRecord } from "../src/first-paint/known-list.ts";

/** `module`: its scripts are needed at its address. */
export interface CollectedList extends KnownList {
  /** `/src/features/building/building.list.ts` */
  readonly module: string;
}

const modules = import.meta.glob<{ readonly list: List<ListRow> }>("../src/features/**/*.list.ts");

/** Collected while this module loads, as Vite's runner ends then. */
export const lists = await collectLists();

async function collectLists(): Promise<readonly CollectedList[]> {
  const loaded = await Promise.all(
    Object.entries(modules).map(async ([file, load]) => ({ file, list: (await load()).list })),
  );
  const found = await Promise.all(areas.map((area) => collected(area, loaded)));
  return found.flat();
}

async function collected(
  area: AnyArea,
  loaded: readonly { readonly file: string; readonly list: List<ListRow> }[],
): Promise<CollectedList[]> {
  const { declaration, paths: places } = area;
  if (declaration.list === undefined) return [];
  const { list } = await declaration.list();
  const file = loaded.find((each) => each.list === list)?.file;
  if (file === undefined) throw new Error(`the list of ${declaration.name} is in no *.list.ts file`);
  const { sortable, filters, order, prefix } = list.vocabulary;
  const leads = rowPlace(list.definition, area, () => undefined) !== undefined;
  return [
    {
      at: places.list,
      title: declaration.texts.title,
      path: list.definition.table.path,
      name: list.definition.name,
      views: list.definition.views,
      columns: list.columns.map(({ name, header, searchable, sortable: sorts, meta, definition, late }) => {
        const { kind, labels } = meta;
        return {
          name,
          header,
          searchable,
          sortable: sorts,
          meta: labels === undefined ? { kind } : { kind, labels },
          definition,
          late,
        };
      }),
      sortable: [...sortable],
      filters: [...filters],
      order,
      prefix,
      buttons: buttonsOf(list, declaration),
      shown: list.definition.above === undefined,
      tabs: list.definition.tabs !== undefined,
      actions: leads || list.definition.actions !== undefined,
      actionsWidth: actionsWidthOf(list.definition.actions ?? [], list.definition.opens ?? "form"),
      choice: hasBulk(list.definition.actions ?? []),
      module: file.replace("../src/", "/src/"),
    },
  ];
}

export interface CollectedRecord extends KnownRecord {
  /** `/src/features/building/building.record.tsx` */
  readonly module: string;
}

const recordModules = import.meta.glob<{ readonly record: RecordScreens }>("../src/features/**/*.record.tsx");

export const records = await collectRecords();

async function collectRecords(): Promise<readonly CollectedRecord[]> {
  const loaded = await Promise.all(
    Object.entries(recordModules).map(async ([file, load]) => ({ file, record: (await load()).record })),
  );
  const found = await Promise.all(
    areas.map(async ({ declaration }): Promise<CollectedRecord[]> => {
      if (declaration.record === undefined) return [];
      const { record } = await declaration.record();
      const file = loaded.find((each) => each.record === record)?.file;
      if (file === undefined) throw new Error(`the record of ${declaration.name} is in no *.record.tsx file`);
      const at = `/admin/${declaration.at ?? declaration.name}/${declaration.recordAt ?? "edit/:id"}`;
      return [{ at, reads: record.reads, module: file.replace("../src/", "/src/") }];
    }),
  );
  return found.flat();
}

function buttonsOf(
  { definition }: List<ListRow>,
  { screens = {}, texts: words }: AnyArea["declaration"],
): KnownList["buttons"] {
  const places = Object.values<AreaScreen>(screens).filter(({ icon }) => icon !== undefined);
  return [
    ...(definition.views === undefined ? [] : [{ label: viewsTexts.button }]),
    { label: texts.columns.button },
    ...(definition.export === undefined ? [] : [{ label: listTexts.export }]),
    ...places.map(({ title }) => ({ label: title })),
    ...(words.create === undefined ? [] : [{ label: words.create, primary: true } as const]),
  ];
}

/** Rail, bar and table placeholder, as HTML. The rail's links work by themselves. */
export const frame = renderToStaticMarkup(
  <UiProvider>
    <AppShell groups={menu} homeHref={paths.home} search={<SearchTrigger inert />}>
      <div className="ui-page ui-page--fill" inert>
        <div className="ui-page-header">
          <div className="ui-page-header__line">
            <p className="ui-page-header__title first-title" data-title="">
              {"\u00a0"}
            </p>
            <div className="ui-page-header__actions" data-buttons="">
              <RareActions>{null}</RareActions>
            </div>
          </div>
        </div>
        <div data-list="" className="first-list">
          <div className="first-filters" />
          <TableSkeleton label={frameTexts.loading} />
        </div>
      </div>
    </AppShell>
  </UiProvider>,
);

export { frameTexts };
