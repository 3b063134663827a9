import { type Section, type SectionTree, section } from "@palier/contract";
import type { Condition } from "../../store/query.ts";
import type { RowOf } from "../../world/catalog.ts";
import type { World } from "../../world/world.ts";

export type SectionRow = RowOf<typeof section>;

/** Each followed by its subsections. */
export function sectionsOf(world: World, themeId: number): SectionRow[] {
  const all = [
    ...world.table(section).rows({
      where: [{ column: "themeId", op: "eq", value: themeId }],
      order: [{ column: "position", dir: "asc" }],
    }),
  ];
  const below = Map.groupBy(all, ({ parentSectionId }) => parentSectionId);
  return (below.get(null) ?? []).flatMap((each) => [each, ...(below.get(each.id) ?? [])]);
}

/** The version is the theme's. */
export const treeOf = (
  world: World,
  { id, version }: { readonly id: number; readonly version: number },
): SectionTree => ({ themeId: id, version, sections: sectionsOf(world, id) });

export const siblings = (themeId: number, parentSectionId: number | null) =>
  [
    { column: "themeId", op: "eq", value: themeId },
    { column: "parentSectionId", op: "eq", value: parentSectionId },
  ] as const satisfies readonly Condition[];

/** `own` excludes those of subsections. */
export function servicesIn({ id, parentSectionId }: Section, which: "own" | "all") {
  const where: Condition[] =
    parentSectionId === null
      ? [
          { column: "sectionId", op: "eq", value: id },
          ...(which === "own" ? ([{ column: "subsectionId", op: "eq", value: null }] as const) : []),
        ]
      : [{ column: "subsectionId", op: "eq", value: id }];
  return { where, order: [{ column: "name", dir: "asc" }] as const };
}

export const placeIn = ({ id, parentSectionId }: Section) =>
  parentSectionId === null
    ? { sectionId: id, subsectionId: null }
    : { sectionId: parentSectionId, subsectionId: id };
