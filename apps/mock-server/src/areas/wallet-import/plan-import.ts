import { invalid } from "../../core/refusal.ts";
import type { ImportKind } from "./header.ts";
import type { Importer } from "./kinds.ts";
import { type PlannedRow, planRows, type Reject } from "./plan.ts";
import { type ReadFile, readFile } from "./read-file.ts";

/** What a file would do to a wallet now. */
export interface ImportPlan {
  /** The same for the same file, actions and versions: a run is what was previewed, or is refused. */
  readonly fingerprint: string;
  readonly file: Extract<ReadFile, { ok: true }>;
  readonly planned: readonly PlannedRow[];
  readonly rejects: readonly Reject[];
}

/** Reads a file and plans each of its lines; both the preview and the run begin with it. Throws 422 for a file that cannot be read. */
export async function planImport(
  importer: Importer,
  walletId: number,
  { kind, content }: { readonly kind: ImportKind; readonly content: string },
): Promise<ImportPlan> {
  const file = await readFile(kind, content);
  if (!file.ok) throw invalid([{ path: "content", message: file.message }]);
  const { planned, rejects } = await planRows(importer, walletId, kind, file);
  const print = fingerprint();
  print.add(`${walletId} ${kind} ${content}`);
  for (const { row, step } of planned)
    print.add(`${row} ${step.action} ${step.before?.id} ${step.before?.version}`);
  for (const { row, message } of rejects) print.add(`${row} ${message}`);
  return { fingerprint: print.text(), file, planned, rejects };
}

/** Sums texts up in 64 bits (FNV-1a, two lanes of 32). It only has to notice changes. */
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
