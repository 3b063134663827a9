import type { section, theme } from "@palier/contract";
import type { RowOf } from "../../../world/catalog.ts";
import { themeTexts } from "../../data/catalogue.ts";
import type { SeedTable } from "../../seeding.ts";
import type { Town } from "../../town.ts";

export function themeSeed({ catalogue, counts }: Town): SeedTable<RowOf<typeof theme>> {
  return {
    table: "theme",
    count: counts.theme,
    rowAt: (index) => {
      const [, color = ""] = themeTexts[index % themeTexts.length] ?? [];
      return {
        id: index + 1,
        version: 1,
        name: catalogue.themeName(index),
        color,
        position: index + 1,
        enabled: index % 13 !== 12,
        sectionCount: catalogue.sections.size(index),
        serviceCount: catalogue.byTheme()[index] ?? 0,
      };
    },
  };
}

/** Grouped by theme; positions from 1 under each parent. */
export function sectionSeed({ catalogue }: Town): SeedTable<RowOf<typeof section>> {
  const { sections } = catalogue;
  return {
    table: "section",
    count: sections.total,
    rowAt: (index) => {
      const of = sections.parent(index);
      const first = sections.first(of);
      const text = catalogue.sectionTexts(of)[index - first];
      const parent = text === undefined || text.parent < 0 ? -1 : first + text.parent;
      const services = parent < 0 ? catalogue.bySection() : catalogue.bySubsection();
      return {
        id: index + 1,
        version: 1,
        themeId: of + 1,
        themeName: catalogue.themeName(of),
        name: text?.name ?? "",
        description: text?.description ?? null,
        position: text?.position ?? 1,
        parentSectionId: parent < 0 ? null : parent + 1,
        parentSectionName: parent < 0 ? null : catalogue.sectionName(parent),
        serviceCount: services[index] ?? 0,
      };
    },
  };
}
