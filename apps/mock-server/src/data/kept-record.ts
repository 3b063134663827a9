import type { WorldSnapshot } from "@palier/contract/control";
import { z } from "zod";

/** Kept beside the snapshot (T08). */
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
  service: z.object({ online: z.boolean(), rules: z.enum(["shipped", "closed"]) }),
};

/** Epoch ms by the machine's clock. */
const wall = z.number();
const storedRow = z.looseObject({ id: z.int(), version: z.int() });
const tableChanges = z.object({
  /** Not only changes since the line before. */
  whole: z.boolean(),
  nextId: z.int(),
  rows: z.array(storedRow),
  deleted: z.array(z.int()),
});
const answered = z.object({ key: z.string(), body: z.string(), status: z.int(), answer: z.string() });
const numbered = z.looseObject({ id: z.int() });
const loose = z.record(z.string(), z.unknown());

/** Tables may follow in parts. */
const firstRecord = z.object({ kind: z.literal("world"), wall, saved: loose, ...around });

/** Absent means unchanged. */
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

export const keptRecord = z.discriminatedUnion("kind", [firstRecord, changeRecord]);
export type FirstRecord = z.input<typeof firstRecord> & { readonly saved: WorldSnapshot };
export type ChangeRecord = z.input<typeof changeRecord>;
export type KeptRecord = z.output<typeof keptRecord>;
export type Around = Pick<z.output<typeof firstRecord>, keyof typeof around>;
