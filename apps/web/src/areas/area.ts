import type { WaitingName } from "@palier/contract/areas/dashboard-waiting";
import type { IconType } from "@palier/ui";
import type { ComponentType, ReactNode } from "react";
import type { List, ListRow } from "#lists/define-list.ts";
import { recordPlace } from "#navigation/record-place.ts";

/** The groups of the menu, in their order. */
export const menuGroups = ["home", "property", "residents", "services", "concierge", "settings"] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** French words of an area that the frame needs before the area's own code is loaded. */
export interface AreaTexts {
  /** The list's title, the menu entry and the crumb: « Immeubles ». */
  readonly title: string;
  /** Title of a record's page until its name is known: « Immeuble ». */
  readonly record?: string;
  /** « Nouvel immeuble ». */
  readonly create?: string;
}

/** What an area's record module exports, as `defineRecord` makes it. */
export interface RecordScreens {
  /** The route's path that its page asks first, with one parameter: the document asks it beforehand (first-paint). */
  readonly reads: string;
  readonly page: ReactNode;
  /** The first tab. */
  readonly main: ReactNode;
  readonly create?: ReactNode;
  readonly history?: ReactNode;
}

type Load<T> = () => Promise<T>;

/** A further place of an area. */
export interface AreaScreen {
  readonly title: string;
  readonly load: Load<{ readonly Screen: ComponentType }>;
  /** With it, the list has a button that leads here. */
  readonly icon?: IconType;
}

/** An area's entry in the menu. */
export interface MenuEntry {
  readonly group: MenuGroup;
  readonly icon: IconType;
  /** The place in the group, small first. */
  readonly order: number;
  /** The letter that leads here after `G`, in small; no other entry has it. Left out: none. */
  readonly letter?: string;
  /** What is counted beside the entry: rows of the area's list. */
  readonly waits?: readonly WaitingName[];
}

export interface AreaDeclaration<Tab extends string, Screen extends string> {
  /** The area's name in the contract, which is also its place below `/admin`. */
  readonly name: string;
  /** The place below `/admin` where it is not the name: `user/ula`. */
  readonly at?: string;
  /** The area that its records belong to, where they have no list of their own. Back and the first crumb lead there. */
  readonly within?: AnyArea;
  /** The contract's entity that its records are of: rows and links from other areas lead to its pages by it. */
  readonly entity?: string;
  /** A queue that shows records of another area's entity: links and the palette lead to that area. Defaults to false. */
  readonly queue?: boolean;
  readonly texts: AreaTexts;
  /** Left out: no entry. */
  readonly menu?: MenuEntry;
  readonly list?: Load<{ readonly list: List<ListRow> }>;
  /** A screen in the place of the list, for what is no table: a week. */
  readonly screen?: Load<{ readonly Screen: ComponentType }>;
  /** `at`: the record's path below the area's; defaults to the specification's `edit/:id`. */
  readonly record?: Load<{ readonly record: RecordScreens }>;
  readonly recordAt?: `${string}:id`;
  /** The tabs beside the first one. Each is a place with its own code. `history` needs no code of its own. */
  readonly tabs?: Readonly<Record<Tab, "history" | Load<{ readonly Tab: ComponentType }>>>;
  /** Further places of the area, by path (`ula/:ulaId`). */
  readonly screens?: Readonly<Record<Screen, AreaScreen>>;
}

/** Addresses of an area's screens, typed by what it declares. */
export interface AreaPaths<Tab extends string> {
  /** The list; for an area within another one, that one's list. */
  readonly list: string;
  readonly create: string;
  readonly record: (id: number, tab?: Tab) => string;
}

export interface Area<Tab extends string = string, Screen extends string = string> {
  readonly kind: "area";
  readonly declaration: AreaDeclaration<Tab, Screen>;
  readonly paths: AreaPaths<Tab>;
}

/** An area as the frame sees it, whatever its tabs. */
export interface AnyArea extends Area<never, never> {}

/** The area that the pages of an entity's records belong to. */
export const homeOf = (areas: readonly AnyArea[], entity: string): AnyArea | undefined =>
  areas.find(
    ({ declaration }) =>
      declaration.entity === entity && declaration.queue !== true && declaration.record !== undefined,
  );

/**
 * States an area once: its place, menu entry, screens and tabs. The app collects every `*.area.ts` by itself, so that
 * adding an area edits nothing elsewhere.
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
