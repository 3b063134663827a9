import { fieldMeta, mayBeChosen, offeredOf, offeredTexts, parisDay } from "@palier/contract";
import type { Condition } from "../store/query.ts";
import { type AnyRow, catalog } from "./catalog.ts";
import { recordName } from "./record-name.ts";
import type { World } from "./world.ts";

/** For new choices and assignments; existing ones may stay (A19). */
export function isOffered({ clock }: World, entity: string, row: AnyRow): boolean {
  const rule = offeredOf(entity);
  return rule === undefined || mayBeChosen(rule, row, parisDay(clock.now()));
}

/** The name is marked if the record is closed. */
export function choiceName(world: World, entity: string, row: AnyRow, name: string): string {
  const rule = offeredOf(entity);
  return rule === undefined || isOffered(world, entity, row)
    ? name
    : offeredTexts.name(name, rule.texts.closed);
}

/** A French refusal that says which can be chosen. */
export function refusedChoice(world: World, entity: string, rows: readonly AnyRow[]): string {
  const names = rows.map((row) => recordName(world, entity, row));
  return offeredTexts.refused(names, offeredOf(entity)?.texts.allowed ?? "");
}

/** On indexed columns. */
export function offeredRows(world: World, entity: string): readonly Condition<AnyRow>[] {
  const rule = offeredOf(entity);
  if (rule === undefined) return [];
  const { closed, lastDay } = rule;
  const open = Object.entries(closed).map(([column, values]): Condition<AnyRow> => {
    const [value] = values;
    if (typeof value === "boolean") return { column, op: "eq", value: !value };
    return { column, op: "in", values: openStates(entity, column, values) };
  });
  if (lastDay === undefined) return open;
  const key = `${entity} ${world.serial}.${world.revision} ${parisDay(world.clock.now())}`;
  return [...open, { op: "test", key, test: (row) => isOffered(world, entity, row) }];
}

function openStates(entity: string, column: string, closed: readonly unknown[]): string[] {
  const schema = catalog.get(entity)?.record.shape[column];
  const states = schema === undefined ? {} : fieldMeta(schema).labels;
  return Object.keys(states ?? {}).filter((state) => !closed.includes(state));
}
