import type { WaitingName } from "@palier/contract/areas/dashboard-waiting";
import type { IconType } from "@palier/ui";
import type { ComponentType, ReactNode } from "react";
import type { List, ListRow } from "#lists/define-list.ts";
import { recordPlace } from "#navigation/record-place.ts";

/** In order. */
export const menuGroups = ["home", "property", "residents", "services", "concierge", "settings"] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** Needed before the area's code is loaded. */
export interface AreaTexts {
  /** « Immeubles ». */
  readonly title: string;
  /** Until its name is known: « Immeuble ». */
  readonly record?: string;
  /** « Nouvel immeuble ». */
  readonly create?: string;
}

export interface RecordScreens {
  /** What the page requests first, with one parameter; the document sends it early (first-paint). */
  readonly reads: string;
  readonly page: ReactNode;
  readonly main: ReactNode;
  readonly create?: ReactNode;
  readonly history?: ReactNode;
}

type Load<T> = () => Promise<T>;

export interface AreaScreen {
  readonly title: string;
  readonly load: Load<{ readonly Screen: ComponentType }>;
  /** If set, the list has a button that leads here. */
  readonly icon?: IconType;
}

export interface MenuEntry {
  readonly group: MenuGroup;
  readonly icon: IconType;
  /** In the group. */
  readonly order: number;
  /** Leads here after `G`; lowercase, unique in the menu. */
  readonly letter?: string;
  readonly waits?: readonly WaitingName[];
}

export interface AreaDeclaration<Tab extends string, Screen extends string> {
  /** In the contract, and the path below `/admin`. */
  readonly name: string;
  /** The path, if not the name: `user/ula`. */
  readonly at?: string;
  /** The area that lists its records. Back and the first crumb lead there. */
  readonly within?: AnyArea;
  /** Of the contract; links of other areas use it. */
  readonly entity?: string;
  /** Of another area's records, where links and the palette lead. Defaults to false. */
  readonly queue?: boolean;
  readonly texts: AreaTexts;
  readonly menu?: MenuEntry;
  readonly list?: Load<{ readonly list: List<ListRow> }>;
  /** Instead of a list, for what is no table: a week. */
  readonly screen?: Load<{ readonly Screen: ComponentType }>;
  /** At `recordAt`, by default the specification's `edit/:id`. */
  readonly record?: Load<{ readonly record: RecordScreens }>;
  readonly recordAt?: `${string}:id`;
  /** Beside the first one, by path. `history` needs no code. */
  readonly tabs?: Readonly<Record<Tab, "history" | Load<{ readonly Tab: ComponentType }>>>;
  /** By path (`ula/:ulaId`). */
  readonly screens?: Readonly<Record<Screen, AreaScreen>>;
}

export interface AreaPaths<Tab extends string> {
  readonly list: string;
  readonly create: string;
  readonly record: (id: number, tab?: Tab) => string;
}

export interface Area<Tab extends string = string, Screen extends string = string> {
  readonly kind: "area";
  readonly declaration: AreaDeclaration<Tab, Screen>;
  readonly paths: AreaPaths<Tab>;
}

export interface AnyArea extends Area<never, never> {}

/** The area with the pages of an entity's records. */
export const homeOf = (areas: readonly AnyArea[], entity: string): AnyArea | undefined =>
  areas.find(
    ({ declaration }) =>
      declaration.entity === entity && declaration.queue !== true && declaration.record !== undefined,
  );

/**
 * The app collects every `*.area.ts`.
 *
 * @example
 * export const buildingArea = area({
 *   name: "building",
 *   entity: "building",
 *   texts: areaTexts(buildingNoun, { creates: true }),
 *   menu: { group: "property", icon: BuildingIcon, order: 1 },
 *   list: () => import("./building.list.ts"),
 *   record: () => import("./building.record.tsx"),
 *   tabs: { history: "history" },
 * });
 */
export function area<const Tab extends string = never, const Screen extends string = never>(
  declaration: AreaDeclaration<Tab, Screen>,
): Area<Tab, Screen> {
  const base = `/admin/${declaration.at ?? declaration.name}`;
  return {
    kind: "area",
    declaration,
    paths: {
      list: declaration.within?.paths.list ?? base,
      create: `${base}/new`,
      record: (id, tab) => recordPlace(`${base}/${declaration.recordAt ?? "edit/:id"}`, id, tab),
    },
  };
}
