import { type FieldError, section, service } from "@palier/contract";
import { closeGaps } from "../../world/positions.ts";
import { save } from "../../world/records.ts";
import type { Actor } from "../../world/rule-book.ts";
import type { World } from "../../world/world.ts";
import { placeIn, type SectionRow, sectionsOf, servicesIn, siblings } from "./section-tree.ts";
import { themeRuleTexts as texts } from "./theme.texts.ts";

/** None for a section with subsections. */
export function possibleParents(world: World, themeId: number, own?: SectionRow): SectionRow[] {
  if (own !== undefined && hasSubsections(world, own)) return [];
  return sectionsOf(world, themeId).filter((each) => each.parentSectionId === null && each.id !== own?.id);
}

/** 422 at the field; empty if allowed. */
export function wrongParent(
  world: World,
  themeId: number,
  parentId: number | null,
  own?: SectionRow,
): FieldError[] {
  const message = parentId === null ? undefined : refusal(world, themeId, parentId, own);
  return message === undefined ? [] : [{ path: "parentSectionId", message }];
}

function refusal(world: World, themeId: number, parentId: number, own?: SectionRow): string | undefined {
  const parent = world.table(section).get(parentId);
  if (parent?.themeId !== themeId) return texts.goneSection;
  if (parent.id === own?.id) return texts.ownParent;
  if (parent.parentSectionId !== null) return texts.parentIsSubsection;
  return own !== undefined && hasSubsections(world, own) ? texts.hasSubsections : undefined;
}

const hasSubsections = (world: World, { id }: SectionRow): boolean =>
  world.table(section).count({ where: [{ column: "parentSectionId", op: "eq", value: id }] }) > 0;

export const lastPosition = (world: World, themeId: number, parentId: number | null): number =>
  world.table(section).count({ where: siblings(themeId, parentId) }) + 1;

export function followMove(actor: Actor, before: SectionRow, after: SectionRow): void {
  moveServices(actor, before, after);
  closeGaps(actor.world, section.name, siblings(before.themeId, before.parentSectionId));
}

export function moveServices(actor: Actor, from: SectionRow, to: SectionRow): void {
  for (const each of [...actor.world.table(service).rows(servicesIn(from, "all"))]) {
    save(actor, service, each, placeIn(to));
  }
}
