import { refuse } from "../core/refusal.ts";
import type { Condition } from "../store/query.ts";
import { type AnyRow, catalog } from "./catalog.ts";
import { isOffered, refusedChoice } from "./offered.ts";
import { recordName } from "./record-name.ts";
import { drop, note, put } from "./records.ts";
import type { Actor } from "./rule-book.ts";
import type { Link } from "./rule-shapes.ts";

/** Idempotent; recorded in the first end's history. Throws 409 if either end is closed (A19). */
export function assign(actor: Actor, table: string, one: AnyRow, other: AnyRow): { ok: true } {
  const link = linkOf(actor, table);
  if (pair(actor, link, one, other) === undefined) {
    const [a, b] = link.ends;
    const { world } = actor;
    for (const [{ entity, owner }, row] of [
      [a, one],
      [b, other],
    ] as const) {
      if (owner === undefined && !isOffered(world, entity, row)) {
        throw refuse("conflict", { detail: refusedChoice(world, entity, [row]) });
      }
    }
    put(actor.world, table, { [a.column]: one.id, [b.column]: other.id });
    tell(actor, link, "assigned", one, other);
  }
  return { ok: true };
}

/** Idempotent. */
export function unassign(actor: Actor, table: string, one: AnyRow, other: AnyRow): { ok: true } {
  const link = linkOf(actor, table);
  const row = pair(actor, link, one, other);
  if (row !== undefined) {
    drop(actor.world, table, row);
    tell(actor, link, "unassigned", one, other);
  }
  return { ok: true };
}

function tell(actor: Actor, link: Link, event: "assigned" | "unassigned", one: AnyRow, other: AnyRow): void {
  const [a, b] = link.ends;
  const label = catalog.get(b.entity)?.texts.singular ?? b.entity;
  note(actor, a.entity, event, one, label, recordName(actor.world, b.entity, other));
}

function pair(
  { world }: Actor,
  { table, ends: [a, b] }: Link,
  one: AnyRow,
  other: AnyRow,
): AnyRow | undefined {
  const where: Condition<AnyRow>[] = [
    { column: a.column, op: "eq", value: one.id },
    { column: b.column, op: "eq", value: other.id },
  ];
  return world.table(table).first({ where });
}

function linkOf({ world }: Actor, table: string): Link {
  const link = world.ground.rules.links.find((each) => each.table === table);
  if (link === undefined) throw refuse("internal", { detail: table });
  return link;
}
