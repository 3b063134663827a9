import { building, type ImportPreview, maxPreviewLines, user } from "@palier/contract";
import { walletImportTexts } from "@palier/contract/areas/wallet.texts";
import { hasContent } from "@palier/contract/kit/typed-text";
import { letters } from "../../exports/xlsx-frame.ts";
import type { AnyRow } from "../../world/catalog.ts";
import { differences } from "../../world/history.ts";
import { copiedColumns } from "../../world/relations.ts";
import type { Importer, Step } from "./kinds.ts";
import { countsOf } from "./outcomes.ts";
import type { PlannedRow } from "./plan.ts";
import type { ImportPlan } from "./plan-import.ts";
import { notesOf, valuesOf } from "./row-values.ts";

/** The first changes of each action. */
export function previewOf(
  importer: Importer,
  { fingerprint, file, planned, rejects }: ImportPlan,
): ImportPreview {
  const shown = (["create", "change", "takeOver"] as const).flatMap((action) =>
    planned.filter(({ step }) => step.action === action).slice(0, maxPreviewLines),
  );
  const { titles, places, ignored, row: top } = file.header;
  const fieldAt = new Map(Object.entries(places).map(([name, at]) => [at, name]));
  return {
    plan: fingerprint,
    headerLine: top.line,
    columns: titles.map((title, at) => ({ title: title.trim(), field: fieldAt.get(at) ?? null })),
    rowsTotal: file.rows.length,
    ...countsOf(planned.map(({ step }) => step.action)),
    rowsRejected: rejects.length,
    rowsCorrected: planned.filter(({ cells }) => notesOf(places, cells).length > 0).length,
    ignoredColumns: [...ignored, ...untitledIn(file)],
    lines: shown.map((row) => ({
      line: row.line,
      action: row.step.action,
      cells: [...row.cells],
      notes: [...notesOf(places, row.cells)],
      name: nameOf(row, places),
      changes: changesOf(importer, row.step),
    })),
    rejects: rejects
      .slice(0, maxPreviewLines)
      .map(({ line, field, message, cells }) => ({ line, field, message, cells: [...cells] })),
  };
}

/** Columns that are not read, and have values but no title. */
function untitledIn({ header: { titles, places }, rows }: ImportPlan["file"]): readonly string[] {
  const read = new Set(Object.values(places));
  const isFilled = (at: number) => rows.some(({ cells }) => hasContent(cells[at] ?? ""));
  return titles.flatMap((title, at) =>
    hasContent(title) || read.has(at) || !isFilled(at) ? [] : [walletImportTexts.untitled(letters(at + 1))],
  );
}

function nameOf({ step, cells }: PlannedRow, places: Readonly<Record<string, number>>): string {
  const values = valuesOf(places, cells);
  const names =
    step.entity === "user"
      ? [`${values.firstName} ${values.lastName}`, values.email]
      : [values.reference, step.before?.name ?? values.name, values.lotNumber];
  return names.filter((name) => name !== undefined && name !== null).join(" · ");
}

function changesOf(importer: Importer, { entity, before, columns }: Step) {
  const declared = entity === "building" ? building : user;
  const from: AnyRow = before ?? { ...emptyOf(declared), id: 0, version: 0 };
  const copied = copiedColumns(importer.world, entity, { ...from, ...columns });
  const changes = differences(importer, entity, from, { ...from, ...columns, ...copied });
  return changes.filter(({ field }) => field !== "fullName").map((change) => ({ ...change }));
}

const emptyOf = ({ record }: { readonly record: { readonly shape: object } }): Record<string, unknown> =>
  Object.fromEntries(Object.keys(record.shape).map((name) => [name, null]));
