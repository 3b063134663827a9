import { accountAdmin, wallet, walletImport } from "@palier/contract";
import { z } from "zod";
import type { AnyRow, RowOf } from "../../world/catalog.ts";
import type { World } from "../../world/world.ts";
import { applyRows } from "./apply.ts";
import type { Reject } from "./check-rows.ts";

/** What an uploaded import has still to do. It stands in the stored row beside the contract's columns until it is done. */
const runPlan = z.object({
  adminId: z.number(),
  /** Milliseconds since 1970, by the world's clock. */
  startsAt: z.number(),
  endsAt: z.number(),
  accepted: z.array(z.record(z.string(), z.string())),
  rejects: z.array(
    z.object({ row: z.number(), line: z.number(), field: z.string().nullable(), message: z.string() }),
  ),
});
export type RunPlan = z.output<typeof runPlan>;

type Import = RowOf<typeof walletImport>;

const second = 1000;
/** How many rejected lines an import tells one by one. */
const rejectsWith = 1000;

/** When an import that is asked for now begins and ends: after two seconds, and in three seconds to a minute. */
export function timesOf(world: World, rows: number): Pick<RunPlan, "startsAt" | "endsAt"> {
  const startsAt = world.clock.now() + 2 * second;
  return { startsAt, endsAt: startsAt + Math.min(60 * second, Math.max(3 * second, rows * 40)) };
}

/** The revision of the imports as they were left, and until when (by the world's clock) that is good enough. */
const looked = new WeakMap<
  World,
  { readonly revision: number; readonly from: number; readonly until: number }
>();
/** How often imports under way are moved on, in milliseconds: lists are read far more often than anyone could see. */
const step = 200;

/**
 * Moves the imports that are under way on to where they are by the world's clock. Every read of what they change begins
 * so; it costs nothing while none is under way.
 */
export function advanceImports(world: World): void {
  const table = world.table("walletImport");
  const last = looked.get(world);
  if (last?.revision === table.revision) {
    if (last.until === Number.POSITIVE_INFINITY) return;
    const now = world.clock.now();
    if (now >= last.from && now < last.until) return;
  }
  const where = [{ column: "status", op: "in", values: ["queued", "running"] }] as const;
  const underWay = [...table.rows({ where })];
  for (const { id } of underWay) {
    const [row, raw] = [world.table(walletImport).get(id), table.get(id)];
    if (row !== undefined && raw !== undefined) advance(world, row, planOf(world, row, raw));
  }
  const from = world.clock.now();
  const until = underWay.length === 0 ? Number.POSITIVE_INFINITY : from + step;
  looked.set(world, { revision: table.revision, from, until });
}

interface Plan extends RunPlan {
  readonly total: number;
  readonly done: number;
}

/** A seeded import has no file: it goes on from where it stands, and all its rows are taken. */
function planOf(world: World, row: Import, raw: AnyRow): Plan {
  const run = runPlan.safeParse(raw.run);
  if (run.success) return { ...run.data, total: row.rowsTotal, done: 0 };
  const present = Date.parse(world.ground.now);
  const queued = row.startedAt === null || row.status === "queued";
  return {
    adminId: 0,
    startsAt: queued ? present + 30 * second : present,
    endsAt: present + 90 * second,
    total: row.rowsTotal > 0 ? row.rowsTotal : 12 + ((row.id * 37) % 400),
    done: queued ? 0 : row.rowsImported + row.rowsRejected,
    accepted: [],
    rejects: [],
  };
}

function advance(world: World, row: Import, plan: Plan): void {
  const now = world.clock.now();
  if (now < plan.startsAt) return;
  const startedAt = row.startedAt ?? instant(plan.startsAt);
  if (now < plan.endsAt) {
    // Counted anew each time, from where the run began: reading often makes it no faster.
    const share = (now - plan.startsAt) / (plan.endsAt - plan.startsAt);
    const done = Math.floor(plan.total * share);
    keep(world, row, { status: "running", startedAt, ...countsAt(plan, Math.max(done, plan.done)) });
    return;
  }
  const counts = countsAt(plan, plan.total);
  const status = counts.rowsRejected === 0 ? "succeeded" : counts.rowsImported === 0 ? "failed" : "partial";
  keep(world, row, { status, startedAt, finishedAt: instant(plan.endsAt), ...counts, run: null });
  const admin = world.table(accountAdmin).get(plan.adminId);
  if (admin !== undefined) applyRows({ world, admin }, row.walletId, row.kind, plan.accepted);
}

function countsAt({ total, rejects }: Plan, done: number) {
  const rejected = rejects.filter(({ row }) => row < done);
  return {
    rowsTotal: total,
    rowsImported: done - rejected.length,
    rowsRejected: rejected.length,
    rejects: rejected
      .slice(0, rejectsWith)
      .map(({ line, field, message }: Reject) => ({ line, field, message })),
  };
}

/** Stores how an import stands; its wallet shows how its last one stands. Nobody edited either: versions stay. */
function keep(world: World, row: Import, changes: Readonly<Record<string, unknown>>): void {
  const table = world.table("walletImport");
  table.put({ ...table.get(row.id), ...row, ...changes });
  tellWallet(world, row.walletId);
}

/** Copies what the last import of a wallet came to into the wallet. */
export function tellWallet(world: World, walletId: number): void {
  const owner = world.table(wallet).get(walletId);
  const last = world.table(walletImport).first({
    where: [{ column: "walletId", op: "eq", value: walletId }],
    order: [{ column: "id", dir: "desc" }],
  });
  if (owner === undefined || last === undefined) return;
  const lastImportAt = last.finishedAt ?? last.startedAt;
  if (owner.lastImportStatus === last.status && owner.lastImportAt === lastImportAt) return;
  world.table(wallet).put({ ...owner, lastImportAt, lastImportStatus: last.status });
}

const instant = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;
