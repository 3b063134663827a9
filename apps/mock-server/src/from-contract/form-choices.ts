import type { FormMeta, Option } from "@palier/contract";
import { fieldMeta, referencedEntity } from "@palier/contract";
import type { AnyRow } from "../world/catalog.ts";
import { choiceName, isOffered } from "../world/offered.ts";
import { recordName } from "../world/record-name.ts";
import type { World } from "../world/world.ts";

/** Longer lists use their options route; the form gets the chosen option. */
const wholeList = 100;
/** `localeCompare` creates a collator per call: two thirds of a form's GET. */
const { compare } = new Intl.Collator("fr", { numeric: true });

/** For a state, the present one and its transitions. */
export function formChoices(world: World, meta: FormMeta, record: AnyRow | undefined) {
  return Object.fromEntries(meta.choices.map((name) => [name, choicesOf(world, meta, name, record)]));
}

function choicesOf(world: World, meta: FormMeta, name: string, record: AnyRow | undefined): Option[] {
  const schema = meta.values.shape[name] ?? meta.answer.shape[name];
  if (schema === undefined) return [];
  const { labels } = fieldMeta(schema);
  const entity = referencedEntity(schema);
  const value = record?.[name];
  if (labels !== undefined) {
    const next = mayFollow(world, meta, name, record);
    const offered = Object.entries(labels).filter(
      ([id]) => next === undefined || id === value || next.includes(id),
    );
    return offered.map(([id, text]) => ({ id, text }));
  }
  if (entity === undefined || !world.ground.tables.has(entity)) return [];
  return references(world, entity, Array.isArray(value) ? value : [value]);
}

/** Undefined for all states. A new record's are those that its form accepts. */
function mayFollow(world: World, meta: FormMeta, name: string, record: AnyRow | undefined) {
  const { next, initial } = world.ground.rules.entities.get(meta.entity) ?? {};
  if (record !== undefined) return next?.(record)[name];
  const first = initial?.[name];
  if (first === undefined) return undefined;
  const following = next?.({ ...initial, id: 0, version: 0 })[name];
  return following === undefined ? undefined : [String(first), ...following];
}

function references(world: World, entity: string, chosen: readonly unknown[]): Option[] {
  const table = world.table(entity);
  const rows =
    table.size <= wholeList ? [...table.rows({})] : chosen.flatMap((id) => rowOf(table.get.bind(table), id));
  const choices = rows
    .filter((row) => chosen.includes(row.id) || isOffered(world, entity, row))
    .map((row) => ({ id: row.id, text: choiceName(world, entity, row, recordName(world, entity, row)) }));
  return choices.sort((a, b) => compare(a.text, b.text));
}

const rowOf = (get: (id: number) => AnyRow | undefined, id: unknown): AnyRow[] => {
  const row = typeof id === "number" ? get(id) : undefined;
  return row === undefined ? [] : [row];
};
