/**
 * What the document shows and asks for before any script has come. Run once by the build (plugin.ts), in Node.
 */
import { AppShell, TableSkeleton, UiProvider } from "@palier/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { areas, menu } from "#app/areas.ts";
import type { AnyArea } from "#areas/area.ts";
import type { List, ListRow } from "#lists/define-list.ts";
import { paths } from "#navigation/paths.ts";
import { frameTexts } from "../src/first-paint/first-paint.texts.ts";
import type { KnownList } from "../src/first-paint/known-list.ts";

/** A list's screen: what its request is made of, and the module whose scripts its address needs. */
export interface CollectedList extends KnownList {
  /** `/src/features/building/building.list.ts` */
  readonly module: string;
}

const modules = import.meta.glob<{ readonly list: List<ListRow> }>("../src/features/**/*.list.ts");

/** The lists that have an address of their own. Collected while this module loads: Vite's runner ends with that. */
export const lists = await collectLists();

async function collectLists(): Promise<readonly CollectedList[]> {
  const loaded = await Promise.all(
    Object.entries(modules).map(async ([file, load]) => ({ file, list: (await load()).list })),
  );
  const found = await Promise.all(areas.map((area) => collected(area, loaded)));
  return found.flat();
}

async function collected(
  { declaration, paths: places }: AnyArea,
  loaded: readonly { readonly file: string; readonly list: List<ListRow> }[],
): Promise<CollectedList[]> {
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
      columns: list.columns.map(({ name, searchable, sortable: sorts }) => [name, searchable, sorts]),
      sortable: [...sortable],
      filters: [...filters],
      order,
      prefix,
      module: file.replace("../src/", "/src/"),
    },
  ];
}

/** The frame of every screen as HTML: rail, bar, and a table that is on its way. */
export const frame = renderToStaticMarkup(
  <UiProvider>
    <AppShell groups={menu} homeHref={paths.home}>
      <div className="ui-page ui-page--fill">
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
);

export { frameTexts };
