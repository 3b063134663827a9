import type { WaitingName } from "@palier/contract/areas/dashboard-waiting";
import type { IconType } from "@palier/ui";
import type { ComponentType, ReactNode } from "react";
import type { List, ListRow } from "#lists/define-list.ts";
import { recordPlace } from "#navigation/record-place.ts";

/** The menu's groups, in order. */
export const menuGroups = ["home", "property", "residents", "services", "concierge", "settings"] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** French words that the frame needs before the area's code is loaded. */
export interface AreaTexts {
  /** Of the list, the menu entry and the crumb: « Immeubles ». */
  readonly title: string;
  /** The record page's title until its name is known: « Immeuble ». */
  readonly record?: string;
  /** « Nouvel immeuble ». */
  readonly create?: string;
}

/** What an area's record module exports, made by `defineRecord`. */
export interface RecordScreens {
  /** The path its page requests first, with one parameter: the document requests it early (first-paint). */
  readonly reads: string;
  readonly page: ReactNode;
  /** The first tab. */
  readonly main: ReactNode;
  readonly create?: ReactNode;
  readonly history?: ReactNode;
}

type Load<T> = () => Promise<T>;

/** A further screen of an area. */
export interface AreaScreen {
  readonly title: string;
  readonly load: Load<{ readonly Screen: ComponentType }>;
  /** If set, the list has a button that leads here. */
  readonly icon?: IconType;
}

/** An area's menu entry. */
export interface MenuEntry {
  readonly group: MenuGroup;
  readonly icon: IconType;
  /** Position in the group, ascending. */
  readonly order: number;
  /** The lowercase letter that leads here after `G`; unique in the menu. Defaults to none. */
  readonly letter?: string;
  /** The counts beside the entry: rows of the area's list. */
  readonly waits?: readonly WaitingName[];
}

export interface AreaDeclaration<Tab extends string, Screen extends string> {
  /** The area's name in the contract, and its path below `/admin`. */
  readonly name: string;
  /** Its path below `/admin`, if not the name: `user/ula`. */
  readonly at?: string;
  /**
   * The area whose list contains its records, if they have no list of their own. Back and the first crumb lead there.
   */
  readonly within?: AnyArea;
  /** The contract's entity of its records: rows and links of other areas lead to its pages by it. */
  readonly entity?: string;
  /** A queue of another area's records: links and the palette lead to that area. Defaults to false. */
  readonly queue?: boolean;
  readonly texts: AreaTexts;
  /** Defaults to no entry. */
  readonly menu?: MenuEntry;
  readonly list?: Load<{ readonly list: List<ListRow> }>;
  /** A screen instead of a list, for what is no table: a week. */
  readonly screen?: Load<{ readonly Screen: ComponentType }>;
  /** Its path below the area's is `recordAt`, by default the specification's `edit/:id`. */
  readonly record?: Load<{ readonly record: RecordScreens }>;
  readonly recordAt?: `${string}:id`;
  /** The tabs beside the first one, each with a path and code of its own. `history` needs no code. */
  readonly tabs?: Readonly<Record<Tab, "history" | Load<{ readonly Tab: ComponentType }>>>;
  /** Further screens of the area, by path (`ula/:ulaId`). */
  readonly screens?: Readonly<Record<Screen, AreaScreen>>;
}

/** Addresses of an area's screens, typed by its declaration. */
export interface AreaPaths<Tab extends string> {
  /** The list, or that of the area it is within. */
  readonly list: string;
  readonly create: string;
  readonly record: (id: number, tab?: Tab) => string;
}

export interface Area<Tab extends string = string, Screen extends string = string> {
  readonly kind: "area";
  readonly declaration: AreaDeclaration<Tab, Screen>;
  readonly paths: AreaPaths<Tab>;
}

/** An area whatever its tabs, as the frame sees it. */
export interface AnyArea extends Area<never, never> {}

/** The area with the pages of an entity's records. */
export const homeOf = (areas: readonly AnyArea[], entity: string): AnyArea | undefined =>
  areas.find(
    ({ declaration }) =>
      declaration.entity === entity && declaration.queue !== true && declaration.record !== undefined,
  );

/**
 * Declares an area: path, menu entry, screens and tabs. The app collects every `*.area.ts`, so that a new area edits
 * nothing elsewhere.
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
