import { z } from "zod";
import { named } from "../kit/named.ts";
import { fault } from "./fault.ts";
import { pushMessage } from "./push.ts";

export const snapshotFormat = "palier-world";
export const snapshotVersion = 2;

const storedRow = z.looseObject({ id: z.int().positive(), version: z.int().min(0) });

/**
 * A world as a file (T08): what it changed over its seed, its clock, faults, realtime values and push. Not in it:
 * sessions (whoever is signed in stays so, in another server one signs in again) and the journal.
 */
export const snapshot = named(
  "WorldSnapshot",
  z.object({
    format: z.literal(snapshotFormat),
    version: z.literal(snapshotVersion),
    /** Which contract its rows follow. */
    contract: z.string(),
    seed: z.string(),
    /** Rows by table as they were seeded. */
    rows: z.record(z.string(), z.int()),
    world: z.string(),
    clock: z.object({ now: z.string(), frozen: z.boolean() }),
    /** Where the world's own random numbers stand. */
    draws: z.int(),
    tables: z.record(
      z.string(),
      z.object({ nextId: z.int(), rows: z.array(storedRow), deleted: z.array(z.int()) }),
    ),
    /** First answers by `Idempotency-Key`, the oldest first: a repeated call stays one after the file was opened. */
    answered: z.array(z.object({ key: z.string(), body: z.string(), status: z.int(), answer: z.string() })),
    realtime: z.unknown(),
    faults: z.array(fault),
    push: z.object({
      registrations: z.array(z.object({ adminId: z.int(), registration: z.record(z.string(), z.unknown()) })),
      messages: z.array(pushMessage),
    }),
  }),
);
export type WorldSnapshot = z.output<typeof snapshot>;
