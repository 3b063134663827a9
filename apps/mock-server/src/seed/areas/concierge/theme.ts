import type { section, theme } from "@palier/contract";
import type { RowOf } from "../../../world/catalog.ts";
import { themeTexts } from "../../data/catalogue.ts";
import { times } from "../../lists.ts";
import { type SeedTable, seedTable } from "../../seeding.ts";
import type { SectionText } from "../../ties/catalogue.ts";
import type { Town } from "../../town.ts";

export function themeSeed({ catalogue, counts }: Town): SeedTable<RowOf<typeof theme>> {
  return seedTable("theme", counts.theme, () =>
    times(counts.theme, (index) => {
      const [, color = ""] = themeTexts[index % themeTexts.length] ?? [];
      return {
        name: catalogue.themeName(index),
        color,
        position: index + 1,
        enabled: index % 13 !== 12,
        sectionCount: catalogue.sectionTexts(index).length,
        serviceCount: catalogue.byTheme()[index] ?? 0,
      };
    }),
  );
}

/** Grouped by theme; positions from 1 under each parent. */
export function sectionSeed({ catalogue, counts }: Town): SeedTable<RowOf<typeof section>> {
  const sectionOf = (theme: number, first: number, at: number, text: SectionText) => {
    const parent = text.parent < 0 ? -1 : first + text.parent;
    const services = parent < 0 ? catalogue.bySection() : catalogue.bySubsection();
    return {
      themeId: theme + 1,
      themeName: catalogue.themeName(theme),
      name: text.name,
      description: text.description ?? null,
      position: text.position,
      parentSectionId: parent < 0 ? null : parent + 1,
      parentSectionName: parent < 0 ? null : catalogue.sectionName(parent),
      serviceCount: services[first + at] ?? 0,
    };
  };
  return seedTable("section", catalogue.sectionCount, () =>
    times(counts.theme, (theme) => {
      const first = catalogue.firstSection(theme);
      return catalogue.sectionTexts(theme).map((text, at) => sectionOf(theme, first, at, text));
    }).flat(),
  );
}
