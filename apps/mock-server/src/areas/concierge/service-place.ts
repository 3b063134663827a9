import { type FieldError, section, type service } from "@palier/contract";
import type { RowOf } from "../../world/catalog.ts";
import type { World } from "../../world/world.ts";
import { serviceRuleTexts as texts } from "./service.texts.ts";

/** Missing records are refused elsewhere. */
export function wrongPlace(
  world: World,
  { themeId, sectionId, subsectionId }: RowOf<typeof service>,
): FieldError[] {
  const errors: FieldError[] = [];
  const own = world.table(section).get(sectionId);
  if (own !== undefined && own.themeId !== themeId) {
    errors.push({ path: "sectionId", message: texts.sectionElsewhere });
  } else if (own !== undefined && own.parentSectionId !== null) {
    errors.push({ path: "sectionId", message: texts.sectionIsSubsection });
  }
  const below = subsectionId === null ? undefined : world.table(section).get(subsectionId);
  if (below !== undefined && below.parentSectionId !== sectionId) {
    errors.push({ path: "subsectionId", message: texts.subsectionElsewhere });
  }
  return errors;
}
