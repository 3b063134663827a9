import { type Option, section, service, theme } from "@palier/contract";
import { sameForm } from "@palier/contract/kit/typed-text";
import { problemDetails } from "../../core/problem.texts.ts";
import { invalid, refuse } from "../../core/refusal.ts";
import type { RowOf } from "../../world/catalog.ts";
import { isOffered, offeredRows, refusedChoice } from "../../world/offered.ts";
import { closeGaps } from "../../world/positions.ts";
import { recordName } from "../../world/record-name.ts";
import { save } from "../../world/records.ts";
import type { Actor } from "../../world/rule-book.ts";
import type { World } from "../../world/world.ts";
import { tellSection } from "./section-changes.ts";
import { lastPosition } from "./section-parent.ts";
import { placeIn, type SectionRow, servicesIn, siblings } from "./section-tree.ts";
import { followService } from "./supplier-offers.ts";
import { themeRuleTexts as texts } from "./theme.texts.ts";

interface Move {
  readonly sectionId: number;
  readonly targetThemeId: number;
}

export const otherThemes = (world: World, themeId: number): Option[] =>
  [
    ...world.table(theme).rows({
      where: [...offeredRows(world, theme.name)],
      order: [{ column: "position", dir: "asc" }],
    }),
  ]
    .filter(({ id }) => id !== themeId)
    .map(({ id, name }) => ({ id, text: name }));

/**
 * Moves subsections and services too. Throws 422 for a missing section, a theme that is not selectable or has
 * a section of that name; 423 for a theme that another admin holds. A refusal changes nothing.
 */
export function moveToTheme(actor: Actor, themeId: number, { sectionId, targetThemeId }: Move): void {
  const { world } = actor;
  const moved = world.table(section).get(sectionId);
  if (moved?.themeId !== themeId) throw invalid([{ path: "sectionId", message: texts.goneSection }]);
  const target = targetOf(actor, themeId, targetThemeId);
  const taken = sameForm(moved.name);
  const isTaken = [...world.table(section).rows({ where: siblings(target.id, null) })].some(
    ({ name }) => sameForm(name) === taken,
  );
  if (isTaken) {
    throw invalid([{ path: "targetThemeId", message: texts.nameTaken(moved.name, target.name) }]);
  }
  const from = recordName(world, section.name, moved);
  const below = [...world.table(section).rows({ where: siblings(themeId, moved.id) })];
  const position = lastPosition(world, target.id, null);
  // Read before the move.
  const services = [moved, ...below].map((each) => servicesOf(world, each));
  const places = [
    save(actor, section, moved, { themeId: target.id, parentSectionId: null, position }),
    ...below.map((each) => save(actor, section, each, { themeId: target.id })),
  ];
  for (const [at, place] of places.entries()) {
    for (const each of services[at] ?? []) {
      followService(world, each, save(actor, service, each, { themeId: target.id, ...placeIn(place) }));
    }
  }
  closeGaps(world, section.name, siblings(themeId, moved.parentSectionId));
  tellSection(actor, themeId, from, texts.elsewhere(target.name, moved.name));
  tellSection(actor, target.id, texts.elsewhere(moved.themeName, from), moved.name);
}

const servicesOf = (world: World, each: SectionRow): RowOf<typeof service>[] => [
  ...world.table(service).rows(servicesIn(each, "own")),
];

function targetOf({ world, admin }: Actor, themeId: number, id: number): RowOf<typeof theme> {
  const path = "targetThemeId";
  const target = world.table(theme).get(id);
  if (target === undefined) throw invalid([{ path, message: problemDetails.noReference }]);
  if (id === themeId) throw invalid([{ path, message: texts.sameTheme }]);
  if (!isOffered(world, theme.name, target)) {
    throw invalid([{ path, message: refusedChoice(world, theme.name, [target]) }]);
  }
  const holder = world.lockHolder(theme.name, id, admin);
  if (holder === undefined) return target;
  throw refuse("locked", { detail: texts.heldTheme(holder.name, target.name), holder: { ...holder } });
}
