import type { SearchGroup, SearchKind } from "@palier/contract/areas/search";
import { fold } from "@palier/contract/kit/fold";
import { beginsWord, searchWords } from "@palier/contract/kit/search-words";
import type { IconType, RailGroup, RowAction } from "@palier/ui";
import type { OfferedActions } from "#actions/offered-actions.ts";
import { type AnyArea, homeOf } from "#areas/area.ts";
import type { RecordPath } from "#navigation/record-place.ts";
import { statusWords, paletteTexts as texts } from "./palette.texts.ts";

export type PaletteEntry = {
  readonly key: string;
  readonly label: string;
  /** Distinguishes equal labels. */
  readonly detail?: string | undefined;
  readonly status?: string | undefined;
  readonly icon?: IconType | undefined;
  readonly isDanger?: boolean | undefined;
  /** What people call it besides. */
  readonly words?: string | undefined;
} & ({ readonly href: string } | { readonly run: () => void });

export interface PaletteGroup {
  readonly label: string;
  readonly entries: readonly PaletteEntry[];
}

export interface Commands {
  readonly menu: readonly RailGroup[];
  readonly areas: readonly AnyArea[];
  readonly screens: readonly { readonly label: string; readonly href: string }[];
  /** Of the signed-in admin: appearance, sign-out. */
  readonly account: readonly PaletteEntry[];
  readonly offered: OfferedActions | undefined;
}

/** Matching every typed word by its start. */
export function commandGroups(commands: Commands, typed: string): PaletteGroup[] {
  const { offered } = commands;
  return [
    ...(offered === undefined
      ? []
      : [{ label: texts.actions(offered.subject), entries: actionEntries(offered) }]),
    { label: texts.screens, entries: screenEntries(commands) },
    { label: texts.create, entries: createEntries(commands) },
    { label: texts.account, entries: typed.trim() === "" ? [] : commands.account },
  ]
    .map(({ label, entries }) => ({ label, entries: entries.filter((entry) => fits(entry, typed)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Possible now (A15). */
const actionEntries = ({ actions }: OfferedActions): PaletteEntry[] =>
  actions.filter(({ disabled }) => disabled !== true).map(actionEntry);

function actionEntry(action: RowAction): PaletteEntry {
  const { name, label, icon, tone } = action;
  const look = { key: `action ${name}`, label, icon, isDanger: tone === "danger" };
  return "href" in action ? { ...look, href: action.href } : { ...look, run: action.onPress };
}

function screenEntries({ menu, screens }: Commands): PaletteEntry[] {
  const ofRail = menu.flatMap(({ label: group, items }) =>
    items.map(({ label, icon, href }) => ({ key: `screen ${href}`, label, icon, href, detail: group })),
  );
  return [...ofRail, ...screens.map((each) => ({ ...each, key: `screen ${each.href}` }))];
}

const createEntries = ({ areas }: Commands): PaletteEntry[] =>
  areas.flatMap(({ declaration, paths }) => {
    const { create } = declaration.texts;
    if (create === undefined || declaration.record === undefined) return [];
    return [
      {
        key: `create ${paths.create}`,
        label: create,
        words: texts.createWords(create),
        href: paths.create,
        icon: declaration.menu?.icon,
      },
    ];
  });

function fits({ label, words = "" }: PaletteEntry, typed: string): boolean {
  const folded = fold(`${label} ${words}`);
  return searchWords(typed).every((word) => beginsWord(folded, fold(word)));
}

export interface Places {
  readonly areas: readonly AnyArea[];
  readonly pathOf: RecordPath;
}

/** Kinds with more records link to their list with the same search. */
export function recordGroups(groups: readonly SearchGroup[], typed: string, places: Places): PaletteGroup[] {
  return groups.map(({ kind, hits, more }) => ({
    label: hits[0]?.match === "near" ? texts.near(kind) : texts.kinds[kind],
    entries: [...hitEntries(kind, hits, places), ...(more ? moreEntry(kind, typed, places) : [])],
  }));
}

function hitEntries(kind: SearchKind, hits: SearchGroup["hits"], { areas, pathOf }: Places): PaletteEntry[] {
  const icon = homeOf(areas, kind)?.declaration.menu?.icon;
  return hits.flatMap(({ id, title, details, status }) => {
    const href = pathOf(kind, id);
    if (href === undefined) return [];
    const word = statusWords[kind][status];
    return [
      {
        key: `${kind} ${id}`,
        label: title,
        detail: details.map(inOneLine).join(" · "),
        status: word,
        icon,
        href,
      },
    ];
  });
}

function moreEntry(kind: SearchKind, typed: string, { areas }: Places): PaletteEntry[] {
  const list = homeOf(areas, kind)?.paths.list;
  if (list === undefined) return [];
  return [{ key: `more ${kind}`, label: texts.more(kind), href: `${list}?q=${encodeURIComponent(typed)}` }];
}

/** Last opened first. */
export function recentGroup(
  groups: readonly SearchGroup[],
  order: readonly { readonly entity: string; readonly id: number }[],
  places: Places,
): PaletteGroup[] {
  const found = new Map(
    groups.flatMap(({ kind, hits }) => hitEntries(kind, hits, places)).map((each) => [each.key, each]),
  );
  const entries = order.flatMap(({ entity, id }) => found.get(`${entity} ${id}`) ?? []);
  return entries.length === 0 ? [] : [{ label: texts.recent, entries }];
}

const inOneLine = (detail: string): string =>
  /^\+?[\d ]+$/.test(detail) ? detail.replaceAll(" ", "\u00a0") : detail;
