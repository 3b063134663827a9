import { maxRejects, wallet, walletImport } from "@palier/contract";
import { z } from "zod";
import { dueOf } from "../../from-contract/define-area.ts";
import type { RowOf } from "../../world/catalog.ts";
import { instantText } from "../../world/instant.ts";
import type { World } from "../../world/world.ts";
import { applyRows } from "./apply.ts";
import { importTexts as texts } from "./import.texts.ts";
import type { Importer } from "./kinds.ts";
import { countsOf, noOutcome, type Outcomes } from "./outcomes.ts";
import type { PlannedRow, Reject } from "./plan.ts";
import type { ImportPlan } from "./plan-import.ts";

const fileRow = { row: z.number(), line: z.number(), cells: z.array(z.string()) };

/** Stored in the row, beside the contract's columns. */
const runPlan = z.object({
  /** Epoch ms, by the world's clock. */
  startsAt: z.number(),
  endsAt: z.number(),
  total: z.number(),
  /** Rows done before the start, in seeded imports. */
  done: z.number(),
  steps: z.number(),
  /** Own locks do not bar the import. */
  email: z.string(),
  /** Absent without a requester and in older worlds. */
  adminId: z.number().optional(),
  places: z.record(z.string(), z.number()),
  accepted: z.array(
    z.object({
      ...fileRow,
      action: z.enum(["create", "change", "takeOver", "unchanged"]),
      id: z.number().nullable(),
      version: z.number().nullable(),
    }),
  ),
  rejects: z.array(z.object({ ...fileRow, field: z.string().nullable(), message: z.string() })),
  outcomes: z.object({
    rowsCreated: z.number(),
    rowsChanged: z.number(),
    rowsTakenOver: z.number(),
    rowsUnchanged: z.number(),
  }),
});
type RunPlan = z.output<typeof runPlan>;

type Import = RowOf<typeof walletImport>;

/** Avoids validating 100,000 lines per read. */
const plans = new WeakMap<object, RunPlan>();

function known(plan: RunPlan): RunPlan {
  plans.set(plan, plan);
  return plan;
}

const second = 1000;
/** In ms. */
const step = second / 2;

/**
 * Starts after two seconds, takes up to a minute. Buildings without a wallet are rejected unless `takeOver`.
 */
export function runOf(
  { world, admin }: Importer,
  { file, planned, rejects }: ImportPlan,
  takeOver: boolean,
): RunPlan {
  const total = file.rows.length;
  const isTaken = ({ step }: PlannedRow) => takeOver || step.action !== "takeOver";
  const left = planned
    .filter((row) => !isTaken(row))
    .map(({ step: _step, ...row }) => ({ ...row, field: "reference", message: texts.noWallet }));
  const startsAt = world.clock.now() + 2 * second;
  return known({
    startsAt,
    endsAt: startsAt + Math.min(60 * second, Math.max(3 * second, total * 40)),
    total,
    done: 0,
    steps: 0,
    email: admin.email,
    adminId: admin.id,
    places: { ...file.header.places },
    accepted: planned.filter(isTaken).map(({ step, row, line, cells }) => ({
      row,
      line,
      cells: [...cells],
      action: step.action,
      id: step.before?.id ?? null,
      version: step.before?.version ?? null,
    })),
    rejects: inOrder([...rejects, ...left]),
    outcomes: noOutcome,
  });
}

const inOrder = (rejects: readonly Reject[]): RunPlan["rejects"] =>
  rejects.toSorted((a, b) => a.row - b.row).map((reject) => ({ ...reject, cells: [...reject.cells] }));

export const importDue = dueOf(walletImport, {
  where: [{ column: "status", op: "in", values: ["queued", "running"] }],
  at: (row, world) => nextTime(row, planOf(world, row)),
  pass: (row, world, until) => {
    const plan = planOf(world, row);
    if (row.status === "queued") begin(world, row, plan);
    else if (nextTime(row, plan) >= plan.endsAt) end(world, row, plan);
    else advance(world, row, plan, until);
  },
});

const nextTime = ({ status }: Import, { startsAt, endsAt, steps }: RunPlan): number =>
  status === "queued" ? startsAt : Math.min(endsAt, startsAt + (steps + 1) * step);

/** A seeded import has no file. */
function planOf(world: World, row: Import): RunPlan {
  const stored = "run" in row ? row.run : undefined;
  const own = typeof stored === "object" && stored !== null ? plans.get(stored) : undefined;
  if (own !== undefined) return own;
  const run = runPlan.safeParse(stored);
  if (run.success) return run.data;
  const present = Date.parse(world.ground.now);
  const isQueued = row.status === "queued";
  return {
    startsAt: isQueued ? present + 30 * second : present,
    endsAt: present + 90 * second,
    total: row.rowsTotal > 0 ? row.rowsTotal : 12 + ((row.id * 37) % 400),
    done: isQueued ? 0 : row.rowsImported + row.rowsRejected,
    steps: 0,
    email: "",
    places: {},
    accepted: [],
    rejects: [],
    outcomes: countsSoFar(row),
  };
}

const countsSoFar = ({ rowsCreated, rowsChanged, rowsTakenOver, rowsUnchanged }: Import): Outcomes => ({
  rowsCreated,
  rowsChanged,
  rowsTakenOver,
  rowsUnchanged,
});

function begin(world: World, row: Import, run: RunPlan): void {
  keep(world, row, { status: "running", startedAt: instantText(run.startsAt), ...countsAt(run, 0), run });
}

/** Skips steps that nobody saw. */
function advance(world: World, row: Import, plan: RunPlan, until: number): void {
  const { startsAt, endsAt, total, done } = plan;
  const most = Math.ceil((endsAt - startsAt) / step) - 1;
  const steps = Math.min(most, Math.max(plan.steps + 1, Math.floor((until - startsAt) / step)));
  const share = (steps * step) / (endsAt - startsAt);
  const next = take(world, row, plan, Math.max(Math.floor(total * share), done));
  keep(world, row, { ...countsAt(next, next.done), run: known({ ...next, steps }) });
}

function end(world: World, row: Import, plan: RunPlan): void {
  const counts = countsAt(take(world, row, plan, plan.total), plan.total);
  const status = counts.rowsRejected === 0 ? "succeeded" : counts.rowsImported === 0 ? "failed" : "partial";
  keep(world, row, { status, finishedAt: instantText(plan.endsAt), ...counts, run: null });
}

/** In parts, to keep steps short; lots wait for the whole file, as they count per building. */
function take(world: World, row: Import, plan: RunPlan, done: number): RunPlan {
  if (row.kind === "lots" && done < plan.total) return { ...plan, done };
  const end = plan.accepted.findIndex((each) => each.row >= done);
  const part = end < 0 ? plan.accepted : plan.accepted.slice(0, end);
  if (part.length === 0) return { ...plan, done };
  // The account may be deleted.
  const importer = {
    world,
    admin: { firstName: row.byAdmin, lastName: "", id: plan.adminId, email: plan.email },
  };
  const applied = applyRows(importer, row.walletId, row.kind, plan.places, part);
  return {
    ...plan,
    done,
    accepted: plan.accepted.slice(part.length),
    rejects: applied.rejects.length === 0 ? plan.rejects : inOrder([...plan.rejects, ...applied.rejects]),
    outcomes: countsOf(applied.actions, plan.outcomes),
  };
}

function countsAt({ total, rejects, outcomes }: RunPlan, done: number) {
  const rejected = rejects.filter(({ row }) => row < done);
  const rowsImported = done - rejected.length;
  const { rowsCreated, rowsChanged, rowsTakenOver } = outcomes;
  return {
    rowsTotal: total,
    rowsImported,
    rowsCreated,
    rowsChanged,
    rowsTakenOver,
    // Nothing changed yet: no file, or lots, applied at the end.
    rowsUnchanged: rowsImported - rowsCreated - rowsChanged - rowsTakenOver,
    rowsRejected: rejected.length,
    rejects: rejected
      .slice(0, maxRejects)
      .map(({ line, field, message, cells }) => ({ line, field, message, cells })),
  };
}

/** Versions stay, as nobody edited either. */
function keep(world: World, row: Import, changes: Readonly<Record<string, unknown>>): void {
  const table = world.table("walletImport");
  table.put({ ...table.get(row.id), ...row, ...changes });
  tellWallet(world, row.walletId);
}

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
