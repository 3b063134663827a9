import { check } from "@palier/contract";
import { type ImportKind, optionalImportColumns } from "@palier/contract/areas/wallet-import-header";
import { phoneFault } from "@palier/contract/kit/phone-fault";
import { hasContent, sameForm } from "@palier/contract/kit/typed-text";
import { type Header, repeatsHeader } from "./header.ts";
import { importTexts as texts } from "./import.texts.ts";
import { type Fault, type Importer, kinds, type Step } from "./kinds.ts";
import type { FileRow } from "./read-file.ts";
import { type RowValues, valuesOf, wrongCell } from "./row-values.ts";

export interface Reject extends FileRow {
  readonly field: string | null;
  readonly message: string;
}

export interface PlannedRow extends FileRow {
  readonly step: Step;
}

export const isStep = (outcome: Step | Fault): outcome is Step => "action" in outcome;

/** Stores nothing. */
export function planRows(
  importer: Importer,
  walletId: number,
  kind: ImportKind,
  { header, rows }: { readonly header: Header; readonly rows: readonly FileRow[] },
): { readonly planned: readonly PlannedRow[]; readonly rejects: readonly Reject[] } {
  const faultOf = rowChecks(kind, header);
  const planned: PlannedRow[] = [];
  const rejects: Reject[] = [];
  const stepOf = kinds[kind].planner(importer, walletId);
  for (const row of rows) {
    const values = valuesOf(header.places, row.cells);
    const outcome = faultOf(row, values) ?? stepOf(values);
    if (isStep(outcome)) planned.push({ ...row, step: outcome });
    else rejects.push({ ...row, field: outcome[0] === "" ? null : outcome[0], message: outcome[1] });
  }
  return { planned, rejects };
}

function rowChecks(kind: ImportKind, header: Header): (row: FileRow, values: RowValues) => Fault | undefined {
  const wrongValue = cellChecks(kind);
  const { key } = kinds[kind];
  const seen = new Map<string, number>();
  return (row, values) => {
    const { line, cells } = row;
    const { length } = header.titles;
    const isLonger = cells.length > length && cells.slice(length).some(hasContent);
    if (isLonger || cells.length < length) return ["", texts.cells(cells.length, length)];
    if (repeatsHeader(header, cells)) return ["", texts.headerAgain];
    const fault = wrongCell(header.places, row) ?? wrongValue(values);
    const own = key.map((column) => sameForm(values[column] ?? "")).join("\n");
    const first = seen.get(own);
    if (first === undefined) seen.set(own, line);
    return fault ?? (first === undefined ? undefined : [key.at(-1) ?? "", texts.twice(first)]);
  };
}

function cellChecks(kind: ImportKind): (values: RowValues) => Fault | undefined {
  const { fields } = kinds[kind];
  const known = new Map<string, Map<string, string | undefined>>();
  const messageOf = (column: string, value: string): string | undefined => {
    if (value === "") return optionalImportColumns[kind].includes(column) ? undefined : texts.required;
    const schema = fields[column];
    const checked = schema && check(schema, column === "lotCount" ? numberIn(value) : value);
    if (checked?.ok === false) return checked.errors[0]?.message ?? "";
    return column === "phone" ? phoneFault(value) : undefined;
  };
  return (values) => {
    for (const [column, value] of Object.entries(values)) {
      const messages = known.get(column) ?? new Map<string, string | undefined>();
      known.set(column, messages);
      if (!messages.has(value)) messages.set(value, messageOf(column, value));
      const message = messages.get(value);
      if (message !== undefined) return [column, message];
    }
    return undefined;
  };
}

/** No `1e3` or `0x10`: as `valuesOf` writes numbers. « 1.000 » may be a thousand. */
const numberIn = (text: string): number | string =>
  /^\d+(?:\.(?!\d{3}$)\d+)?$/.test(text) ? Number(text) : text;
