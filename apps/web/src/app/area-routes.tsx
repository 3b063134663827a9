import { overlayCode } from "@palier/ui";
import type { ComponentType, ReactNode } from "react";
import { Outlet, type RouteObject } from "react-router-dom";
import type { AnyArea, AreaDeclaration, RecordScreens } from "#areas/area.ts";
import { AreaProvider } from "#areas/areas.tsx";
import { lazyScreen } from "#parts/lazy-part.tsx";

type Declaration = AreaDeclaration<string, string>;

export interface PlaceHandle {
  readonly crumb?: { readonly label: string; readonly href?: string };
  readonly tabs?: true;
}

const handle = (label: string, href?: string): PlaceHandle => ({
  crumb: href === undefined ? { label } : { label, href },
});

/** Below `/admin`, each lazily loaded; unknown paths are 404. */
export function routesOfArea(area: AnyArea): RouteObject {
  const { declaration, paths } = area;
  const { name, at = name, within, texts: words } = declaration;
  return {
    path: at,
    handle: handle(within?.declaration.texts.title ?? words.title, paths.list),
    element: (
      <AreaProvider value={area}>
        <Outlet />
      </AreaProvider>
    ),
    children: [
      ...listRoute(declaration),
      ...createRoute(declaration),
      ...recordRoutes(declaration),
      ...screenRoutes(declaration),
    ],
  };
}

function listRoute({ list, screen: own }: Declaration): RouteObject[] {
  if (own !== undefined) return [{ index: true, lazy: formScreen(async () => (await own()).Screen) }];
  if (list === undefined) return [];
  const screen = async (): Promise<ReactNode> => {
    const [{ ListScreen, takeEarlyPage }, { list: loaded }] = await Promise.all([
      import("#list-screen/list-screen.tsx"),
      list(),
    ]);
    await takeEarlyPage(loaded);
    return <ListScreen key={loaded.definition.name} list={loaded} />;
  };
  return [{ index: true, lazy: lazyElement(screen) }];
}

function createRoute({ record, texts: words }: Declaration): RouteObject[] {
  if (record === undefined || words.create === undefined) return [];
  return [
    {
      path: "new",
      handle: handle(words.create),
      lazy: formElement(async () => screenOf(await record(), "create")),
    },
  ];
}

function recordRoutes({
  record,
  recordAt = "edit/:id",
  tabs = {},
  texts: words,
}: Declaration): RouteObject[] {
  if (record === undefined) return [];
  const tabRoutes = Object.entries(tabs).map(([path, tab]): RouteObject => {
    if (tab === "history")
      return { path, lazy: lazyElement(async () => screenOf(await record(), "history")) };
    return { path, lazy: formScreen(async () => (await tab()).Tab) };
  });
  return [
    {
      path: recordAt,
      handle: { ...handle(words.record ?? words.title), tabs: true } satisfies PlaceHandle,
      lazy: lazyElement(async () => (await record()).record.page),
      children: [
        { index: true, lazy: formElement(async () => (await record()).record.main) },
        ...tabRoutes,
        { path: "*", lazy: lazyScreen(async () => (await import("#records/unknown-tab.tsx")).UnknownTab) },
      ],
    },
  ];
}

function screenRoutes({ screens = {} }: Declaration): RouteObject[] {
  return Object.entries(screens).map(([path, { title, load }]) => ({
    path,
    handle: handle(title),
    lazy: formScreen(async () => (await load()).Screen),
  }));
}

/** With the dialogs' code: leaving unsaved changes asks even offline. */
const formScreen = (load: () => Promise<ComponentType>) =>
  lazyScreen(async () => {
    const [Screen] = await Promise.all([load(), overlayCode.load()]);
    return Screen;
  });

const lazyElement = (load: () => Promise<ReactNode>) => lazyScreen(componentOf(load));
const formElement = (load: () => Promise<ReactNode>) => formScreen(componentOf(load));

const componentOf = (load: () => Promise<ReactNode>) => async (): Promise<ComponentType> => {
  const element = await load();
  return () => element;
};

function screenOf(module: { readonly record: RecordScreens }, name: "create" | "history") {
  const screen = module.record[name];
  if (screen === undefined) throw new Error(`the record module states no ${name} route`);
  return screen;
}
