import { building, type ImportAction } from "@palier/contract";
import type { ImportKind } from "@palier/contract/areas/wallet-import-header";
import { lastAuthor } from "../../world/last-author.ts";
import { create, need, save } from "../../world/records.ts";
import type { Header } from "./header.ts";
import { importTexts as texts } from "./import.texts.ts";
import { type Fault, type Importer, kinds, type Step } from "./kinds.ts";
import { isStep, type Reject } from "./plan.ts";
import type { FileRow } from "./read-file.ts";
import { valuesOf } from "./row-values.ts";

export interface AcceptedRow extends FileRow {
  readonly action: ImportAction;
  readonly id: number | null;
  readonly version: number | null;
}

interface Applied {
  readonly actions: readonly ImportAction[];
  readonly rejects: readonly Reject[];
}

/** Plans again and rejects rows whose action or version changed: a run never does more than its preview. */
export function applyRows(
  importer: Importer,
  walletId: number,
  kind: ImportKind,
  places: Header["places"],
  rows: readonly AcceptedRow[],
): Applied {
  const stepOf = kinds[kind].planner(importer, walletId);
  const [keyField = ""] = kinds[kind].key;
  const actions: ImportAction[] = [];
  const rejects: Reject[] = [];
  const lots = new Map<number, Step>();
  for (const row of rows) {
    const outcome = stepOf(valuesOf(places, row.cells));
    const fault = isStep(outcome) ? lateFault(importer, keyField, row, outcome) : outcome;
    if (!isStep(outcome) || fault !== undefined) {
      const [field, message] = fault ?? ["", ""];
      rejects.push({ row: row.row, line: row.line, cells: row.cells, field, message });
      continue;
    }
    actions.push(outcome.action);
    if (outcome.action === "unchanged") continue;
    if (kind === "lots" && outcome.before !== undefined) lots.set(outcome.before.id, outcome);
    else perform(importer, outcome);
  }
  // One history entry per building.
  for (const [id, { columns }] of lots) save(importer, building, need(importer, building, id), columns);
  return { actions, rejects };
}

function perform(importer: Importer, { entity, before, columns }: Step): void {
  if (before === undefined) create(importer, entity, columns);
  else save(importer, entity, before, columns);
}

/** No fault if the values are already stored. */
function lateFault({ world }: Importer, field: string, row: AcceptedRow, step: Step): Fault | undefined {
  const { before } = step;
  if (step.action === "unchanged") return undefined;
  const isSame =
    step.action === row.action &&
    (before?.id ?? null) === row.id &&
    (before?.version ?? null) === row.version;
  if (isSame) return undefined;
  const author = before === undefined ? undefined : lastAuthor(world, step.entity, before);
  return [field, author === undefined ? texts.changedSince : texts.changedBy(author.name)];
}
