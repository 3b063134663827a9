import { z } from "zod";
import { lookedAt } from "../../kit/action.ts";
import { areaOf } from "../../kit/area-of.ts";
import { entity } from "../../kit/entity.ts";
import * as field from "../../kit/field.ts";
import { editForm } from "../../kit/form.ts";
import { named } from "../../kit/named.ts";
import { pick } from "../../kit/pick.ts";
import { themeTexts as texts } from "./theme.texts.ts";

/**
 * A theme's sections and their subsections (*rubriques*, *sous-rubriques*), under its lock and version.
 * Routes: §2, except `sections`; fields and bodies: assumed.
 */
export const section = entity("section", texts.section, () => ({
  themeId: field.reference("theme"),
  themeName: field.text(),
  name: field.text(),
  description: field.longText(2000).nullable(),
  /** From 1, within the same parent. */
  position: field.count(),
  parentSectionId: field.reference("section").nullable(),
  parentSectionName: field.text().nullable(),
  serviceCount: field.count(),
}));
export type Section = z.output<typeof section.record>;

/** In order, each followed by its subsections; `version` is the theme's. */
export const sectionTree = named(
  "SectionTree",
  z.object({
    themeId: field.titled(field.reference("theme"), texts.section.fields.themeId),
    version: field.titled(field.count(), texts.tree.version),
    sections: field.mark(field.list(section.record), { title: texts.tree.sections, provenance: "assumed" }),
  }),
);
export type SectionTree = z.output<typeof sectionTree>;

/** Every section and subsection of the theme, once. */
export const sectionOrder = z.strictObject({
  sectionIds: field.mark(
    field
      .list(field.reference("section"))
      .refine((ids) => new Set(ids).size === ids.length, { error: texts.twice })
      .meta({ uniqueItems: true, description: texts.twice }),
    { title: texts.tree.sectionIds, provenance: "assumed" },
  ),
  version: field.mark(lookedAt(), { title: texts.tree.version }),
});

const at = areaOf("concierge/theme", section, texts);
const ofTheme = { entity: "theme", param: "themeId" } as const;
const edited = {
  values: pick(section, "name", "description", "parentSectionId"),
  choices: ["parentSectionId"],
  note: "Values are assumed. A parent is a section of the same theme that has none itself; one with subsections gets none (422).",
} as const;

export const sectionRoutes = {
  sections: at.show("/admin/concierge/theme/{themeId}/sections", { record: ofTheme, answer: sectionTree }),
  createSection: at.newForm("/admin/concierge/theme/{id}/section", {
    ...edited,
    record: { entity: "theme", param: "id" },
    lock: { entity: "theme", param: "id" },
  }),
  updateSection: at.editForm("/admin/concierge/theme/{themeId}/section/{sectionId}/update", {
    ...edited,
    record: "sectionId",
    lock: ofTheme,
  }),
  deleteSection: editForm(
    { area: "concierge/theme", entity: "theme" },
    "/admin/concierge/theme/{themeId}/section/delete",
    {
      record: "themeId",
      note: "Values are assumed; version is the theme's. Services that would be lost are refused by 409.",
      values: {
        sectionId: field.mark(field.reference("section"), { title: texts.deletion.sectionId }),
        moveServicesToSectionId: field.mark(field.optional(field.reference("section")), {
          title: texts.deletion.moveServicesToSectionId,
        }),
      },
      answer: sectionTree,
      choices: ["sectionId", "moveServicesToSectionId"],
      rules: [
        {
          path: "moveServicesToSectionId",
          message: texts.sameSection,
          holds: ({ sectionId, moveServicesToSectionId }) => sectionId !== moveServicesToSectionId,
        },
      ],
    },
  ),
  moveSection: editForm(
    { area: "concierge/theme", entity: "theme" },
    "/admin/concierge/theme/{themeId}/section/move",
    {
      record: "themeId",
      note: "The section stands last in the other theme, at the first level, with its subsections and services. version is this theme's. Refused by 422 where the other theme has a section of that name, by 423 where another admin holds the other theme.",
      values: {
        sectionId: field.mark(field.reference("section"), { title: texts.move.sectionId }),
        targetThemeId: field.mark(field.reference("theme"), { title: texts.move.targetThemeId }),
      },
      answer: sectionTree,
      choices: ["sectionId", "targetThemeId"],
    },
  ),
  updateSectionList: at.action("/admin/concierge/theme/{themeId}/section-list-update", {
    record: ofTheme,
    note: "Body and answer are assumed; version is the theme's. A list with a missing or a foreign section is refused by 422.",
    body: sectionOrder,
    answer: sectionTree,
    conflicts: true,
  }),
};

export type SectionOrderRefusal = "missing" | "foreign" | "twice";

/** `known`: the theme's section ids. Undefined when complete. */
export function sectionOrderRefusal(
  sectionIds: readonly number[],
  known: readonly number[],
): SectionOrderRefusal | undefined {
  const ids = new Set(sectionIds);
  if (ids.size < sectionIds.length) return "twice";
  const ours = new Set(known);
  if (sectionIds.some((id) => !ours.has(id))) return "foreign";
  return known.some((id) => !ids.has(id)) ? "missing" : undefined;
}
