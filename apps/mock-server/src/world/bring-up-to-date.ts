import { rowMatches } from "../store/row-match.ts";
import type { AnyRow } from "./catalog.ts";
import type { Due } from "./rule-book.ts";
import type { World } from "./world.ts";

interface Waiting {
  readonly due: Due;
  readonly rank: number;
  readonly at: number;
  readonly id: number;
}

/**
 * Performs due changes in order, each at its own time, before any read or write. Moving the clock back undoes
 * nothing.
 */
export function bringUpToDate(world: World): void {
  const { clock, timetable } = world;
  const now = clock.now();
  if (now < timetable.dueAt) return;
  while (nextDue(world) <= now) passAll(world, now);
  timetable.dueAt = nextDue(world);
}

function passAll(world: World, now: number): void {
  const { dues } = world.ground.rules;
  const queue = dues.flatMap((due, rank) => waitingUntil(world, due, rank, now)).sort(byTime);
  for (let index = 0; index < queue.length; index += 1) {
    const each = queue[index];
    const again = each && pass(world, each, now);
    if (again === undefined || again.at > now) continue;
    const later = queue.findIndex((other, place) => place > index && byTime(again, other) < 0);
    queue.splice(later < 0 ? queue.length : later, 0, again);
  }
}

/** Ties by entry and id: independent of how time was divided. */
const byTime = (a: Waiting, b: Waiting): number => a.at - b.at || a.rank - b.rank || a.id - b.id;

/** Returns the record's next due change. */
function pass(world: World, { due, rank, at, id }: Waiting, until: number): Waiting | undefined {
  const table = world.table(due.entity.name);
  const row = table.get(id);
  if (row === undefined || !isWaiting(world, due, row)) return undefined;
  world.clock.during(at, () => due.pass(row, world, until));
  const after = table.get(id);
  if (after === undefined || !isWaiting(world, due, after)) return undefined;
  const again = { due, rank, at: due.at(after, world), id };
  if (again.at > at) return again;
  throw new Error(`${due.entity.name} ${id} is still due at ${new Date(at).toISOString()}`);
}

const isWaiting = (world: World, { entity, where }: Due, row: AnyRow): boolean =>
  rowMatches(row, { where, search: [] }, world.table(entity.name).base.columns);

function waitingUntil(world: World, due: Due, rank: number, until: number): Waiting[] {
  const found: Waiting[] = [];
  for (const row of rowsOf(world, due)) {
    const at = due.at(row, world);
    if (at <= until) found.push({ due, rank, at, id: row.id });
    else if (due.by !== undefined) break;
  }
  return found;
}

/** Epoch ms; infinite if nothing waits. */
function nextDue(world: World): number {
  const { next } = world.timetable;
  let soonest = Number.POSITIVE_INFINITY;
  for (const due of world.ground.rules.dues) {
    let at = next.get(due);
    if (at === undefined) {
      at = nextOf(world, due);
      next.set(due, at);
    }
    soonest = Math.min(soonest, at);
  }
  return soonest;
}

function nextOf(world: World, due: Due): number {
  let soonest = Number.POSITIVE_INFINITY;
  for (const row of rowsOf(world, due)) {
    soonest = Math.min(soonest, due.at(row, world));
    if (due.by !== undefined) break;
  }
  return soonest;
}

const rowsOf = (world: World, { entity, where, by = [] }: Due): Iterable<AnyRow> =>
  world.table(entity.name).rows({ where, order: by.map((column) => ({ column, dir: "asc" })) });
