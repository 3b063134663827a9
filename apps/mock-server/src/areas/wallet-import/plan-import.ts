import type { ImportKind } from "@palier/contract/areas/wallet-import-header";
import { invalid } from "../../core/refusal.ts";
import type { Importer } from "./kinds.ts";
import { type PlannedRow, planRows, type Reject } from "./plan.ts";
import { type ReadFile, readFile } from "./read-file.ts";

export interface ImportPlan {
  /** Of file, actions and versions; a run with another is refused. */
  readonly fingerprint: string;
  readonly file: Extract<ReadFile, { ok: true }>;
  readonly planned: readonly PlannedRow[];
  readonly rejects: readonly Reject[];
}

interface ImportedFile {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly content: string;
}

/**
 * What an import of this file would do. Stores nothing.
 * @throws 422 for an unreadable file
 */
export function planImport(
  importer: Importer,
  walletId: number,
  { kind, fileName, content }: ImportedFile,
): ImportPlan {
  const file = readFile(kind, fileName, content);
  if (!file.ok) throw invalid([{ path: "content", message: file.message }]);
  const { planned, rejects } = planRows(importer, walletId, kind, file);
  const print = fingerprint();
  const parts = [
    [`${walletId} ${kind}`],
    [content],
    textsOf(
      planned,
      ({ row, step: { action, before } }) => `${row} ${action} ${before?.id} ${before?.version}`,
    ),
    textsOf(rejects, ({ row, message }) => `${row} ${message}`),
  ];
  for (const part of parts) for (const text of part) print.add(text);
  return { fingerprint: print.text(), file, planned, rejects };
}

/** One at a time, as the list may be long; iterators have no `map` on Node 20. */
function* textsOf<Each>(list: readonly Each[], textOf: (each: Each) => string): Generator<string> {
  for (const each of list) yield textOf(each);
}

/** FNV-1a in two 32-bit lanes; only detects changes. */
function fingerprint() {
  let low = 0x811c9dc5;
  let high = 0x050c5d1f;
  return {
    add(text: string): void {
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        low = Math.imul(low ^ code, 0x01000193);
        high = Math.imul(high ^ code ^ 0x5bd1, 0x01000193) + low;
      }
      low = Math.imul(low ^ 0x1_0000, 0x01000193);
    },
    text: (): string => [low, high].map((lane) => (lane >>> 0).toString(16).padStart(8, "0")).join(""),
  };
}
