import { section, service } from "@palier/contract";
import { invalid, refuse } from "../../core/refusal.ts";
import { closeGaps } from "../../world/positions.ts";
import { recordName } from "../../world/record-name.ts";
import { remove } from "../../world/records.ts";
import type { Actor } from "../../world/rule-book.ts";
import type { World } from "../../world/world.ts";
import { tellSection } from "./section-changes.ts";
import { moveServices } from "./section-parent.ts";
import { type SectionRow, servicesIn, siblings } from "./section-tree.ts";
import { themeRuleTexts as texts } from "./theme.texts.ts";

interface Removal {
  readonly sectionId: number;
  readonly moveServicesToSectionId: number | null;
}

/**
 * Deletes subsections too, after moving services. Throws 422 for a section that is missing or of another
 * theme, 409 if services would be lost. A refusal changes nothing.
 */
export function removeSection(actor: Actor, themeId: number, asked: Removal): void {
  const { world } = actor;
  const gone = sectionIn(world, themeId, asked.sectionId, "sectionId");
  const target = targetOf(world, gone, asked.moveServicesToSectionId);
  const services = world.table(service).count(servicesIn(gone, "all"));
  if (services > 0 && target === undefined) {
    throw refuse("conflict", { detail: texts.servicesLost(services) });
  }
  if (target !== undefined) moveServices(actor, gone, target);
  for (const each of [...world.table(section).rows({ where: siblings(themeId, gone.id) })]) {
    remove(actor, section, each);
  }
  remove(actor, section, gone);
  closeGaps(world, section.name, siblings(themeId, gone.parentSectionId));
  tellSection(actor, themeId, recordName(world, section.name, gone), null);
}

function targetOf(world: World, gone: SectionRow, id: number | null): SectionRow | undefined {
  if (id === null) return undefined;
  const target = sectionIn(world, gone.themeId, id, "moveServicesToSectionId");
  if (target.parentSectionId !== gone.id) return target;
  throw invalid([{ path: "moveServicesToSectionId", message: texts.goneWithIt }]);
}

function sectionIn(world: World, themeId: number, id: number, path: string): SectionRow {
  const row = world.table(section).get(id);
  if (row?.themeId !== themeId) throw invalid([{ path, message: texts.goneSection }]);
  return row;
}
