import { z } from "zod";
import { change } from "../kit/change.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { once } from "../kit/memoised.ts";
import { named } from "../kit/named.ts";
import { transitions } from "../kit/states.ts";
import { walletImportTexts as texts } from "./wallet.texts.ts";

/** Further rejected lines are only counted. */
export const maxRejects = 100_000;

export const maxImportColumns = 100;

/** The original cells, to correct and send again. */
const reject = () =>
  z.object({
    line: z.int().min(1),
    field: z.string().nullable(),
    message: z.string(),
    cells: z.array(z.string()),
  });

/** Of accepted lines; they add up to `rowsImported`. */
const outcomes = () => ({
  rowsCreated: field.count(),
  rowsChanged: field.count(),
  /** Buildings without a portfolio that joined this one. */
  rowsTakenOver: field.count(),
  /** Equal to what is stored. */
  rowsUnchanged: field.count(),
});

/** Done while it runs: `rowsImported + rowsRejected` of `rowsTotal`. */
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
  ...outcomes(),
  rowsRejected: field.count(),
  byAdmin: field.text(),
  header: field.list(z.string(), maxImportColumns),
  rejects: field.list(reject(), maxRejects),
}));

export const walletImportRow = walletImport.record.omit({ header: true, rejects: true });

export type WalletImportStatus = keyof typeof texts.status;

/** Assumed. */
export const walletImportTransitions = transitions(texts.status, {
  queued: ["running", "failed"],
  running: ["succeeded", "partial", "failed"],
  succeeded: [],
  partial: [],
  failed: [],
});

/** In characters: 100,000 lines of 120. */
export const maxImportLength = 12_000_000;

/** In bytes: accents take two, JSON escapes line ends and quotes. */
export const maxImportBody = 16_000_000;

/** CSV text in JSON, not multipart. */
const file = {
  fileName: field.mark(
    field
      .typedLine(255)
      .min(1)
      .regex(/\.(?:csv|txt|xlsx)$/i, { error: texts.rules.name }),
    { kind: "text" },
  ),
  kind: field.choice(texts.kind),
  content: field.mark(field.bounded(maxImportLength).min(1), {
    kind: "longText",
    title: texts.upload.content,
  }),
};

/** `plan`: the preview seen. `takeOver` moves buildings without a portfolio into this one. */
export const walletImportValues = {
  ...file,
  takeOver: field.titled(field.flag().default(false), texts.upload.takeOver),
  plan: field.titled(field.optional(field.text(64)), texts.upload.plan),
};

export const importPreviewRequest = once(() =>
  z.strictObject({
    fileName: field.titled(file.fileName, texts.fields.fileName, "extension"),
    kind: field.titled(file.kind, texts.fields.kind, "extension"),
    content: field.titled(file.content, texts.upload.content, "extension"),
  }),
);

export const maxPreviewLines = 20;

/**
 * What a web app writes into `content` for a formula whose value the workbook does not keep; such a cell is rejected, as a
 * spreadsheet's error is (`#N/A`).
 */
export const formulaWithoutValue = "#FORMULE!";

const previewLine = () =>
  z.object({
    line: z.int().min(1),
    action: field.choice(texts.action),
    /** As the file has them. */
    cells: z.array(z.string()),
    /** Each value that is taken otherwise than it was written: « Zéro initial ajouté ». */
    notes: z.array(z.object({ field: z.string(), message: z.string() })),
    /** « IMM-00122 · Copropriété La Marne ». */
    name: z.string(),
    changes: change.record.shape.changes,
  });

/** Equal `plan` means equal actions on equal versions. */
export const importPreview = once(() =>
  named(
    "ImportPreview",
    z.object({
      plan: field.titled(field.text(64), texts.preview.plan, "extension"),
      rowsTotal: field.titled(field.count(), texts.fields.rowsTotal, "extension"),
      rowsCreated: field.titled(field.count(), texts.fields.rowsCreated, "extension"),
      rowsChanged: field.titled(field.count(), texts.fields.rowsChanged, "extension"),
      rowsTakenOver: field.titled(field.count(), texts.fields.rowsTakenOver, "extension"),
      rowsUnchanged: field.titled(field.count(), texts.fields.rowsUnchanged, "extension"),
      rowsRejected: field.titled(field.count(), texts.fields.rowsRejected, "extension"),
      /** Lines with notes, unchanged ones included. */
      rowsCorrected: field.titled(field.count(), texts.preview.rowsCorrected, "extension"),
      headerLine: field.titled(field.count(), texts.preview.headerLine, "extension"),
      /** In the file's order, each with the field that is read from it. */
      columns: field.titled(
        field.list(z.object({ title: z.string(), field: z.string().nullable() }), maxImportColumns),
        texts.preview.columns,
        "extension",
      ),
      ignoredColumns: field.titled(
        field.list(z.string(), maxImportColumns),
        texts.preview.ignoredColumns,
        "extension",
      ),
      lines: field.titled(field.list(previewLine(), 3 * maxPreviewLines), texts.preview.lines, "extension"),
      rejects: field.titled(field.list(reject(), maxPreviewLines), texts.preview.rejects, "extension"),
    }),
  ),
);
export type ImportPreview = z.output<ReturnType<typeof importPreview>>;
export type ImportAction = keyof typeof texts.action;
