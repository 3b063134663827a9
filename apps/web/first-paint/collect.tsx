/** What the document shows and requests before any script. Runs in Node, once per build (plugin.ts). */
import { AppShell, SearchTrigger, TableSkeleton, UiProvider } from "@palier/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { areas, menu } from "#app/areas.ts";
import type { AnyArea, RecordScreens } from "#areas/area.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import { paths } from "#navigation/paths.ts";
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
  return [
    {
      at: places.list,
      title: declaration.texts.title,
      path: list.definition.table.path,
      views: list.definition.views,
      columns: list.columns.map(({ name, searchable, sortable: sorts }) => ({
        name,
        searchable,
        sortable: sorts,
      })),
      sortable: [...sortable],
      filters: [...filters],
      order,
      prefix,
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

const skipLink = /<a class="ui-skip"[^>]*>[^<]*<\/a>/;

/** Rail, bar and table placeholder, as HTML. The rail's links work by themselves; buttons wait for the app. */
export const frame = renderToStaticMarkup(
  <UiProvider>
    <AppShell groups={menu} homeHref={paths.home} search={<SearchTrigger inert />}>
      <div className="ui-page ui-page--fill" inert>
        <div className="ui-page-header">
          <div className="ui-page-header__line">
            <p className="ui-page-header__title first-title" data-title="">
              {"\u00a0"}
            </p>
          </div>
        </div>
        <div data-list="" className="first-list">
          <div className="first-filters" />
          <TableSkeleton label={frameTexts.loading} />
        </div>
      </div>
    </AppShell>
  </UiProvider>,
)
  .replace(skipLink, "")
  .replaceAll("<button", "<button disabled");

export { frameTexts };
