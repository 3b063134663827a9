import { z } from "zod";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { transitions } from "../kit/states.ts";
import { walletImportTexts as texts } from "./wallet.texts.ts";

/** How many rejected lines an import names one by one; the others are only counted. */
export const maxRejects = 100_000;

/** One run of a data file into a wallet. While it runs, `rowsImported + rowsRejected` of `rowsTotal` are done. */
export const walletImport = entity("walletImport", texts, () => ({
  walletId: field.reference("wallet"),
  walletName: field.text(),
  fileName: field.text(),
  kind: field.choice(texts.kind),
  status: field.choice(texts.status),
  startedAt: field.dateTime().nullable(),
  finishedAt: field.dateTime().nullable(),
  rowsTotal: field.count(),
  rowsImported: field.count(),
  rowsRejected: field.count(),
  byAdmin: field.text(),
  rejects: field.list(
    z.object({ line: z.int().min(1), field: z.string().nullable(), message: z.string() }),
    maxRejects,
  ),
}));

export const walletImportRow = walletImport.record.omit({ rejects: true });

export type WalletImportStatus = keyof typeof texts.status;

/** Which status may follow which (assumed). */
export const walletImportTransitions = transitions(texts.status, {
  queued: ["running", "failed"],
  running: ["succeeded", "partial", "failed"],
  succeeded: [],
  partial: [],
  failed: [],
});

/** How long an uploaded file may be, in characters: 100,000 lines of 120 each. */
export const maxImportLength = 12_000_000;

/** How long the body of an upload may be, in bytes: accents take two, and line ends and quotes are escaped in JSON. */
export const maxImportBody = 16_000_000;

/** An upload: the text of a CSV file, not multipart, so that it goes the way of every other form. */
export const walletImportValues = {
  fileName: field.mark(
    field
      .trimmed(255)
      .min(1)
      .regex(/\.csv$/i, { error: texts.rules.csv }),
    { kind: "text" },
  ),
  kind: field.choice(texts.kind),
  content: field.mark(field.bounded(maxImportLength).min(1), {
    kind: "longText",
    title: texts.upload.content,
  }),
};
