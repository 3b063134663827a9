import { BuildingIcon, HomeIcon, type RailGroup, UsersIcon } from "@palier/ui";
import { paths } from "#navigation/paths.ts";
import { appTexts } from "./app.texts.ts";

const texts = appTexts.menu;

/** The rail: the areas that exist, in the groups of the frame. */
export const menu: readonly RailGroup[] = [
  { items: [{ label: texts.home, icon: HomeIcon, href: paths.home }] },
  {
    label: texts.property,
    items: [{ label: texts.buildings, icon: BuildingIcon, href: paths.building.list }],
  },
  { label: texts.settings, items: [{ label: texts.admins, icon: UsersIcon, href: paths.accountAdmin.list }] },
];

/** The entry that a place belongs to: the longest one that it starts with. */
export function activeEntry(pathname: string): string | undefined {
  const entries = menu.flatMap((group) => group.items.map((item) => item.href));
  const fits = (href: string): boolean =>
    href === paths.home
      ? pathname === "/admin" || pathname === href
      : pathname === href || pathname.startsWith(`${href}/`);
  return entries.filter(fits).sort((a, b) => b.length - a.length)[0];
}
