import { z } from "zod";
import { named } from "../kit/named.ts";
import { fieldTexts as texts } from "./control-fields.texts.ts";
import { described } from "./described.ts";
import { fault } from "./fault.ts";
import { instant } from "./instant.ts";
import { mailMessage, pushMessage } from "./push.ts";
import { tableRows } from "./world.ts";

export const snapshotFormat = "palier-world";
export const snapshotVersion = 3;

const storedRow = z.looseObject({ id: z.int().positive(), version: z.int().min(0) });
const changedTable = z.object({ nextId: z.int(), rows: z.array(storedRow), deleted: z.array(z.int()) });
const answeredCall = z.object({ key: z.string(), body: z.string(), status: z.int(), answer: z.string() });
const registration = z.object({ adminId: z.int(), registration: z.record(z.string(), z.unknown()) });
const savedPush = {
  registrations: z.array(registration),
  messages: z.array(pushMessage),
  mails: z.array(mailMessage),
};

/**
 * A saved world (T08): changes over the seed, clock, faults, realtime values, push. No journal, no sessions:
 * another server requires new sign-ins.
 */
export const snapshot = named(
  "WorldSnapshot",
  z.object(
    described(
      {
        format: z.literal(snapshotFormat),
        version: z.literal(snapshotVersion),
        contract: z.string(),
        seed: z.string(),
        rows: tableRows(),
        world: z.string(),
        clock: z.object({ now: instant(), frozen: z.boolean() }),
        draws: z.int(),
        tables: z.record(z.string(), changedTable),
        /** A retried call is still recognised. */
        answered: z.array(answeredCall),
        realtime: z.unknown(),
        faults: z.array(fault),
        push: z.object(described(savedPush, texts.savedPush)),
      },
      texts.snapshot,
    ),
  ),
);
export type WorldSnapshot = z.output<typeof snapshot>;
