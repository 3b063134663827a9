import type { AnyRow } from "./catalog.ts";
import type { Copy, Count } from "./rule-shapes.ts";
import type { World } from "./world.ts";

export function copiedColumns(world: World, entity: string, row: AnyRow): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const copy of world.ground.rules.copies) {
    if (copy.to === entity) columns[copy.column] = readCopy(copy, world, row[copy.by]);
  }
  return columns;
}

function readCopy({ from, read }: Copy, world: World, id: unknown): unknown {
  const source = typeof id === "number" ? world.table(from).get(id) : undefined;
  if (source === undefined) return null;
  return typeof read === "function" ? read(source) : source[read];
}

/** Updates copies and counts in other records. Their versions stay, as nobody edited them. */
export function ripple(
  world: World,
  entity: string,
  before: AnyRow | undefined,
  after: AnyRow | undefined,
): void {
  for (const count of world.ground.rules.counts)
    if (count.of === entity) recount(world, count, before, after);
  for (const follow of world.ground.rules.follows) if (follow.of === entity) follow.run(world, before, after);
  if (before === undefined || after === undefined) return;
  for (const copy of world.ground.rules.copies) if (copy.from === entity) recopy(world, copy, before, after);
}

function recount(world: World, count: Count, before: AnyRow | undefined, after: AnyRow | undefined): void {
  const from = amount(count, before);
  const to = amount(count, after);
  if (from.id === to.id) raise(world, count, to.id, to.amount - from.amount);
  else {
    raise(world, count, from.id, -from.amount);
    raise(world, count, to.id, to.amount);
  }
}

function amount(
  { by, sum, when }: Count,
  row: AnyRow | undefined,
): { id: number | undefined; amount: number } {
  const id = row?.[by];
  if (row === undefined || typeof id !== "number" || when?.(row) === false)
    return { id: undefined, amount: 0 };
  return { id, amount: sum === undefined ? 1 : Number(row[sum] ?? 0) };
}

function raise(world: World, { on, column }: Count, id: number | undefined, by: number): void {
  const row = id === undefined || by === 0 ? undefined : world.table(on).get(id);
  if (row !== undefined) touch(world, on, row, { [column]: Math.max(0, Number(row[column] ?? 0) + by) });
}

function recopy(world: World, copy: Copy, before: AnyRow, after: AnyRow): void {
  const read = (row: AnyRow) => (typeof copy.read === "function" ? copy.read(row) : row[copy.read]);
  const value = read(after);
  if (read(before) === value) return;
  const where = [{ column: copy.by, op: "eq", value: after.id } as const];
  for (const row of [...world.table(copy.to).rows({ where })])
    touch(world, copy.to, row, { [copy.column]: value });
}

/** Keeps the version; updates dependents. */
function touch(world: World, entity: string, row: AnyRow, changes: Record<string, unknown>): void {
  ripple(world, entity, row, world.table(entity).put({ ...row, ...changes }));
}
