import { z } from "zod";
import { mark } from "../kit/field.ts";
import { named } from "../kit/named.ts";
import { fieldTexts as texts } from "./control-fields.texts.ts";
import { worldName } from "./control-route.ts";
import { described } from "./described.ts";
import { fault } from "./fault.ts";
import { instant } from "./instant.ts";

/** Of one table: a page of it still comes at once. */
export const mostTableRows = 100_000;

/** Initial rows per table. */
export const tableRows = () => z.record(z.string(), z.int().min(0).max(mostTableRows));

export const worldInput = z.strictObject(described({ name: worldName().optional() }, texts.worldInput));

export const clockState = named(
  "ClockState",
  z.object(described({ now: instant(), frozen: z.boolean() }, texts.clock)),
);
export type ClockState = z.output<typeof clockState>;

/** Freezes or runs the clock, then sets it (ISO instant in UTC), then moves it either way. */
export const clockInput = z.strictObject(
  described(
    {
      freeze: z.boolean().optional(),
      run: z.boolean().optional(),
      set: mark(z.iso.datetime(), { kind: "dateTime" }).optional(),
      advanceMs: z.int().optional(),
    },
    texts.clockInput,
  ),
);
export type ClockInput = z.input<typeof clockInput>;

export const heldLock = named(
  "HeldLock",
  z.object(
    described(
      { area: z.string(), id: z.string(), email: z.string(), name: z.string(), since: instant() },
      texts.lock,
    ),
  ),
);
export type HeldLock = z.output<typeof heldLock>;

export const worldSummary = named(
  "WorldSummary",
  z.object(
    described(
      {
        name: z.string(),
        seed: z.string(),
        clock: clockState,
        calls: z.int(),
        faults: z.int(),
        locks: z.int(),
        sockets: z.int(),
        realtimeOnline: z.boolean(),
        pushes: z.int(),
        revision: z.int(),
        idleMs: z.int(),
      },
      texts.world,
    ),
  ),
);
export type WorldSummary = z.output<typeof worldSummary>;

const lists = {
  faultList: z.array(fault),
  lockList: z.array(heldLock),
  counts: z.record(z.string(), z.int()),
};

export const worldDetail = named(
  "WorldDetail",
  z.object({ ...worldSummary.shape, ...described(lists, texts.worldDetail) }),
);
export type WorldDetail = z.output<typeof worldDetail>;

export const seedInput = z.strictObject(
  described(
    {
      seed: z.string().min(1).max(200).optional(),
      rows: tableRows().optional(),
    },
    texts.seedInput,
  ),
);
export type SeedInput = z.input<typeof seedInput>;
