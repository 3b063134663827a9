import type { RailGroup } from "@palier/ui";
import { DashboardIcon } from "@palier/ui";
import { type AnyArea, type MenuGroup, menuGroups } from "#areas/area.ts";
import { paths } from "#navigation/paths.ts";
import { appTexts } from "./app.texts.ts";

const modules = import.meta.glob<Readonly<Record<string, AnyArea>>>("../features/**/*.area.ts", {
  eager: true,
});

/** Every area of the app: whatever a `*.area.ts` of a feature exports. */
export const areas: readonly AnyArea[] = Object.values(modules).flatMap((module) => Object.values(module));

const texts = appTexts.menu;

/** The rail: the areas' menu entries, in the groups of the frame. */
export const menu: readonly RailGroup[] = menuGroups.flatMap((group) => {
  const items = [...(group === "home" ? [homeEntry()] : []), ...entriesOf(group)];
  if (items.length === 0) return [];
  return [group === "home" ? { items } : { label: texts[group], items }];
});

function homeEntry() {
  return { label: texts.home, icon: DashboardIcon, href: paths.home };
}

function entriesOf(group: MenuGroup) {
  return areas
    .flatMap(({ declaration: { menu: entry, texts: words }, paths: places }) =>
      entry?.group === group ? [{ ...entry, label: words.title, href: places.list }] : [],
    )
    .sort((a, b) => a.order - b.order)
    .map(({ label, icon, href }) => ({ label, icon, href }));
}

/** The entry that a place belongs to: the longest one that it starts with. */
export function activeEntry(pathname: string): string | undefined {
  const entries = menu.flatMap((group) => group.items.map((item) => item.href));
  const fits = (href: string): boolean =>
    href === paths.home
      ? pathname === "/admin" || pathname === href
      : pathname === href || pathname.startsWith(`${href}/`);
  return entries.filter(fits).sort((a, b) => b.length - a.length)[0];
}
