import type { RailGroup } from "@palier/ui";
import { DashboardIcon } from "@palier/ui";
import { type AnyArea, type MenuGroup, menuGroups } from "#areas/area.ts";
import type { KeyedPlace } from "#keys/key-groups.ts";
import { paths } from "#navigation/paths.ts";
import { railCounts } from "#waiting/rail-counts.ts";
import type { Waiting } from "#waiting/use-waiting.ts";
import { appTexts } from "./app.texts.ts";

const modules = import.meta.glob<Readonly<Record<string, AnyArea>>>("../features/**/*.area.ts", {
  eager: true,
});

export const areas: readonly AnyArea[] = Object.values(modules).flatMap((module) => Object.values(module));

const texts = appTexts.menu;

export const menuWith = (waiting: Waiting | undefined): readonly RailGroup[] =>
  menuGroups.flatMap((group) => {
    const items = [...(group === "home" ? [homeEntry()] : []), ...entriesOf(group, waiting)];
    if (items.length === 0) return [];
    return [group === "home" ? { items } : { label: texts[group], items }];
  });

export const menu = menuWith(undefined);

/** Targets of `G` and a letter, in menu order. */
export const keyedPlaces: readonly KeyedPlace[] = [
  { letter: "a", label: texts.home, href: paths.home },
  ...menuGroups.flatMap((group) =>
    entriesOf(group, undefined).flatMap(({ letter, label, href }) =>
      letter === undefined ? [] : [{ letter, label, href }],
    ),
  ),
];

function homeEntry() {
  return { label: texts.home, icon: DashboardIcon, href: paths.home };
}

function entriesOf(group: MenuGroup, waiting: Waiting | undefined) {
  return areas
    .flatMap(({ declaration: { menu: entry, texts: words }, paths: places }) =>
      entry?.group === group ? [{ ...entry, label: words.title, href: places.list }] : [],
    )
    .sort((a, b) => a.order - b.order)
    .map(({ label, icon, href, waits, letter }) => ({
      label,
      icon,
      href,
      letter,
      ...railCounts(href, waits, waiting),
    }));
}

export function activeEntry(pathname: string): string | undefined {
  const entries = menu.flatMap((group) => group.items.map((item) => item.href));
  const fits = (href: string): boolean =>
    href === paths.home
      ? pathname === "/admin" || pathname === href
      : pathname === href || pathname.startsWith(`${href}/`);
  return entries.filter(fits).sort((a, b) => b.length - a.length)[0];
}
