import { z } from "zod";
import { action } from "../../kit/action.ts";
import { entity } from "../../kit/entity.ts";
import * as field from "../../kit/field.ts";
import { form } from "../../kit/form.ts";
import { named } from "../../kit/named.ts";
import { show } from "../../kit/show.ts";
import { themeTexts as texts } from "./theme.texts.ts";

/**
 * Sections and subsections of a theme (*rubriques*, *sous-rubriques*): a tree of two levels, a section with a parent is
 * a subsection. Routes: §2, all but `sections`; fields and bodies: assumed.
 */
const area = "concierge/theme";

export const section = entity("section", texts.section, {
  themeId: field.reference("theme"),
  themeName: field.text(),
  name: field.text(),
  description: field.longText(2000).nullable(),
  /** From 1, among the sections of one parent. */
  position: field.count(),
  parentSectionId: field.reference("section").nullable(),
  parentSectionName: field.text().nullable(),
  serviceCount: field.count(),
});
export type Section = z.output<typeof section.record>;

/** A theme's sections in order, each section's subsections right after it; `version` is the theme's. */
export const sectionTree = named(
  "SectionTree",
  z.object({
    themeId: field.titled(field.reference("theme"), texts.section.fields.themeId),
    version: field.titled(field.count(), texts.tree.version),
    sections: field.mark(field.list(section.record), { title: texts.tree.sections, provenance: "assumed" }),
  }),
);
export type SectionTree = z.output<typeof sectionTree>;

/** The whole order at once: every section and subsection of the theme, once. */
export const sectionOrder = z.object({
  sectionIds: field.mark(
    field
      .list(field.reference("section"))
      .refine((ids) => new Set(ids).size === ids.length, { error: texts.twice }),
    { title: texts.tree.sectionIds, provenance: "assumed" },
  ),
});

const values = {
  name: field.requiredText(),
  description: field.optionalLongText(2000),
  parentSectionId: field.optional(field.reference("section")),
};

const edited = {
  area,
  entity: "section",
  provenance: "spec",
  values,
  answer: section.record,
  choices: ["parentSectionId"],
  note: "Values are assumed. A parent is a section of the same theme that has none itself; one with subsections gets none (422).",
} as const;

export const sectionRoutes = {
  sections: show({
    area,
    entity: "section",
    path: "/admin/concierge/theme/{themeId}/sections",
    record: { entity: "theme", param: "themeId" },
    provenance: "extension",
    summary: texts.summaries.sections,
    answer: sectionTree,
  }),
  createSection: form({
    ...edited,
    mode: "new",
    path: "/admin/concierge/theme/{id}/section",
    record: { entity: "theme", param: "id" },
    lock: { entity: "theme", param: "id" },
    summary: texts.summaries.createSection,
  }),
  updateSection: form({
    ...edited,
    mode: "edit",
    path: "/admin/concierge/theme/{themeId}/section/{sectionId}/update",
    record: { entity: "section", param: "sectionId" },
    lock: { entity: "theme", param: "themeId" },
    summary: texts.summaries.updateSection,
  }),
  deleteSection: form({
    area,
    entity: "theme",
    mode: "edit",
    path: "/admin/concierge/theme/{themeId}/section/delete",
    record: { entity: "theme", param: "themeId" },
    provenance: "spec",
    summary: texts.summaries.deleteSection,
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
  }),
  updateSectionList: action({
    area,
    entity: "section",
    path: "/admin/concierge/theme/{themeId}/section-list-update",
    record: { entity: "theme", param: "themeId" },
    provenance: "spec",
    summary: texts.summaries.updateSectionList,
    note: "Body and answer are assumed. A list with a missing or a foreign section is refused by 422.",
    body: sectionOrder,
    answer: sectionTree,
  }),
};

export type SectionOrderRefusal = "missing" | "foreign" | "twice";

/** Why an order of a theme's sections is refused (`known`: the theme's section ids); undefined when it is whole. */
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
