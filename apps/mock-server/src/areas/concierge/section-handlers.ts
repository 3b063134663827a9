import { type Option, section, sectionOrderRefusal, sectionTree, theme } from "@palier/contract";
import { invalid, missing } from "../../core/refusal.ts";
import type { Call } from "../../from-contract/call.ts";
import { type Area, rulesOf } from "../../from-contract/define-area.ts";
import { created } from "../../from-contract/reply.ts";
import { checkVersion } from "../../from-contract/version.ts";
import { create, need, save } from "../../world/records.ts";
import type { World } from "../../world/world.ts";
import { sortSections, tellSection } from "./section-changes.ts";
import { moveToTheme, otherThemes } from "./section-move.ts";
import { followMove, lastPosition, possibleParents, wrongParent } from "./section-parent.ts";
import { removeSection } from "./section-removal.ts";
import { type SectionRow, sectionsOf, treeOf } from "./section-tree.ts";
import { themeRuleTexts as texts } from "./theme.texts.ts";

/** « Repassage › Chemises » */
const nameOf = ({ name, parentSectionName }: SectionRow): string =>
  parentSectionName === null ? name : `${parentSectionName} › ${name}`;

export const sectionRules = rulesOf(section, { name: nameOf });

export const sectionHandlers = {
  "theme.createSection.get": (call) => {
    const { id } = need(call, theme, call.params.id);
    return {
      values: { description: null, parentSectionId: null },
      choices: { parentSectionId: optionsOf(possibleParents(call.world, id)) },
    };
  },
  "theme.createSection.post": (call) => {
    const { world, body } = call;
    const { id: themeId } = need(call, theme, call.params.id);
    const errors = wrongParent(world, themeId, body.parentSectionId);
    if (errors.length > 0) throw invalid(errors);
    const { name, description, parentSectionId } = body;
    const position = lastPosition(world, themeId, parentSectionId);
    const row = create(call, section, { themeId, name, description, parentSectionId, position });
    tellSection(call, themeId, null, nameOf(row));
    return created(row);
  },
  "theme.updateSection.get": (call) => {
    const record = sectionOf(call);
    const parents = possibleParents(call.world, record.themeId, record);
    return { values: record, choices: { parentSectionId: optionsOf(parents) }, record };
  },
  "theme.updateSection.post": (call) => {
    const { world, body } = call;
    const before = sectionOf(call);
    checkVersion(call, section.record, before, body.version);
    const { name, description, parentSectionId } = body;
    const errors = wrongParent(world, before.themeId, parentSectionId, before);
    if (errors.length > 0) throw invalid(errors);
    const moved = parentSectionId !== before.parentSectionId;
    const position = moved ? lastPosition(world, before.themeId, parentSectionId) : before.position;
    const after = save(call, section, before, { name, description, parentSectionId, position });
    if (moved) followMove(call, before, after);
    if (after !== before) tellSection(call, before.themeId, nameOf(before), nameOf(after));
    // Its service count changed.
    return need(call, section, after.id);
  },
  "theme.deleteSection.get": (call) => {
    const of = need(call, theme, call.params.themeId);
    const tree = treeOf(call.world, of);
    const all = optionsOf(tree.sections);
    return {
      values: { moveServicesToSectionId: null, version: of.version },
      choices: { sectionId: all, moveServicesToSectionId: all },
      record: tree,
    };
  },
  "theme.deleteSection.post": (call) => {
    const { world, body } = call;
    const { id } = themeAsRead(call);
    removeSection(call, id, body);
    return treeOf(world, need(call, theme, id));
  },
  "theme.moveSection.get": (call) => {
    const of = need(call, theme, call.params.themeId);
    const tree = treeOf(call.world, of);
    return {
      values: { version: of.version },
      choices: { sectionId: optionsOf(tree.sections), targetThemeId: otherThemes(call.world, of.id) },
      record: tree,
    };
  },
  "theme.moveSection.post": (call) => {
    const { world, body } = call;
    const { id } = themeAsRead(call);
    moveToTheme(call, id, body);
    return treeOf(world, need(call, theme, id));
  },
  "theme.updateSectionList": (call) => {
    const { world, body } = call;
    const { id } = themeAsRead(call);
    const known = sectionsOf(world, id).map((each) => each.id);
    const refusal = sectionOrderRefusal(body.sectionIds, known);
    if (refusal !== undefined) throw invalid([{ path: "sectionIds", message: texts.order[refusal] }]);
    sortSections(call, id, body.sectionIds);
    return treeOf(world, need(call, theme, id));
  },
} satisfies NonNullable<Area["handlers"]>;

/** Throws 409 if the tree has changed since it was read. */
function themeAsRead(call: ThemeChange) {
  const of = need(call, theme, call.params.themeId);
  checkVersion(call, sectionTree, { ...of, ...treeOf(call.world, of) }, call.body.version);
  return of;
}

type ThemeChange = Call & {
  readonly params: { readonly themeId: number };
  readonly body: { readonly version?: unknown };
};

/** Throws 404, also for a section of another theme. */
function sectionOf(call: { readonly world: World; readonly params: SectionParams }): SectionRow {
  const row = need(call, section, call.params.sectionId);
  if (row.themeId !== call.params.themeId) throw missing();
  return row;
}

interface SectionParams {
  readonly themeId: number;
  readonly sectionId: number;
}

const optionsOf = (rows: readonly SectionRow[]): Option[] =>
  rows.map((row) => ({ id: row.id, text: nameOf(row) }));
