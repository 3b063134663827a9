import { z } from "zod";
import { named } from "../kit/named.ts";
import { worldName } from "./control-route.ts";
import { fault } from "./fault.ts";

export const worldInput = z.strictObject({ name: worldName().optional() });

export const clockState = named("ClockState", z.object({ now: z.string(), frozen: z.boolean() }));
export type ClockState = z.output<typeof clockState>;

/** Freezes or runs the clock, then sets it (ISO instant in UTC), then moves it; back too. */
export const clockInput = z.strictObject({
  freeze: z.boolean().optional(),
  run: z.boolean().optional(),
  set: z.iso.datetime().optional(),
  advanceMs: z.int().optional(),
});
export type ClockInput = z.input<typeof clockInput>;

export const heldLock = named(
  "HeldLock",
  z.object({
    area: z.string(),
    id: z.string(),
    email: z.string(),
    name: z.string(),
    since: z.string(),
  }),
);
export type HeldLock = z.output<typeof heldLock>;

export const worldSummary = named(
  "WorldSummary",
  z.object({
    name: z.string(),
    seed: z.string(),
    clock: clockState,
    /** Calls of the API so far. */
    calls: z.int(),
    faults: z.int(),
    locks: z.int(),
    /** Realtime connections. */
    sockets: z.int(),
    realtimeOnline: z.boolean(),
    pushes: z.int(),
    /** How often its records changed. */
    revision: z.int(),
    /** Real milliseconds since somebody last called it. */
    idleMs: z.int(),
  }),
);
export type WorldSummary = z.output<typeof worldSummary>;

export const worldDetail = named(
  "WorldDetail",
  z.object({
    ...worldSummary.shape,
    faultList: z.array(fault),
    lockList: z.array(heldLock),
    /** Rows by table, as they are now. */
    counts: z.record(z.string(), z.int()),
  }),
);
export type WorldDetail = z.output<typeof worldDetail>;

export const seedInput = z.strictObject({
  seed: z.string().min(1).max(200).optional(),
  rows: z.record(z.string(), z.int().min(0).max(1_000_000)).optional(),
});
export type SeedInput = z.input<typeof seedInput>;
