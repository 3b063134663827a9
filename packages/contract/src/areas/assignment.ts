import * as field from "../kit/field.ts";
import { byFlag } from "../kit/filter.ts";
import { assignmentTexts as texts } from "./assignment.texts.ts";

/**
 * Services that buildings and neighbourhoods have. A list "to add or list" (§2) holds all candidates;
 * `assigned` filters them.
 */
export const assignedFilters = { assigned: byFlag("assigned") };

export const assignedShape = {
  assigned: field.titled(field.flag(), texts.assigned),
};

export const assignedNote =
  "Assumed: those that it has and those that it can be given, each with `assigned`, which the filter narrows to. A disabled or expired one is given to none (409), and stays where it is.";
