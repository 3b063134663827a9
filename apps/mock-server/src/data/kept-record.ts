import type { WorldSnapshot } from "@palier/contract/control";
import { z } from "zod";

/** What stands in the file of a world beside what a saved world has (T08): who is signed in, and the real time. */
const around = {
  sessions: z.array(
    z.object({
      id: z.string(),
      adminId: z.int(),
      csrfToken: z.string(),
      openedAt: z.number(),
      seenAt: z.number(),
    }),
  ),
  /** Whether the realtime service was switched off or closed by a tester. */
  service: z.object({ online: z.boolean(), rules: z.enum(["shipped", "closed"]) }),
};

/** When it was written, by the machine's own clock, in milliseconds since 1970. */
const wall = z.number();
const storedRow = z.looseObject({ id: z.int(), version: z.int() });
const tableChanges = z.object({
  /** True: all that the world changed in the table, and not what came after the lines before. */
  whole: z.boolean(),
  nextId: z.int(),
  rows: z.array(storedRow),
  deleted: z.array(z.int()),
});
const answered = z.object({ key: z.string(), body: z.string(), status: z.int(), answer: z.string() });
const numbered = z.looseObject({ id: z.int() });
const loose = z.record(z.string(), z.unknown());

/** The first line: a world, whose tables may follow in parts. */
const firstRecord = z.object({ kind: z.literal("world"), wall, saved: loose, ...around });

/** A later line: what changed since the line before. What is left out did not. */
const changeRecord = z.object({
  kind: z.literal("change"),
  wall,
  clock: loose,
  draws: z.int(),
  tables: z.record(z.string(), tableChanges),
  answered: z.array(answered).optional(),
  realtime: z.json().optional(),
  faults: z.array(loose).optional(),
  registrations: z.array(loose).optional(),
  messages: z.array(numbered).optional(),
  mails: z.array(numbered).optional(),
  sessions: around.sessions.optional(),
  service: around.service.optional(),
});

/** A line of a world's file. */
export const keptRecord = z.discriminatedUnion("kind", [firstRecord, changeRecord]);
export type FirstRecord = z.input<typeof firstRecord> & { readonly saved: WorldSnapshot };
export type ChangeRecord = z.input<typeof changeRecord>;
export type KeptRecord = z.output<typeof keptRecord>;
export type Around = Pick<z.output<typeof firstRecord>, keyof typeof around>;
