import { formatCount } from "@palier/ui";
import { walletTexts } from "./wallet.texts.ts";

const texts = walletTexts.outcome;

export interface Outcome {
  readonly rowsCreated: number;
  readonly rowsChanged: number;
  readonly rowsTakenOver: number;
  readonly rowsUnchanged: number;
  readonly rowsRejected: number;
}

/** « 2 créations · 1 modification · 3 rejets ». */
export function outcomeWords(outcome: Outcome): string {
  const words = [
    [outcome.rowsCreated, texts.created],
    [outcome.rowsChanged, texts.changed],
    [outcome.rowsTakenOver, texts.takenOver],
    [outcome.rowsUnchanged, texts.unchanged],
    [outcome.rowsRejected, texts.rejected],
  ] as const;
  return words
    .filter(([count]) => count > 0)
    .map(([count, word]) => word(count, formatCount(count)))
    .join(" · ");
}

/** Queued or running; false of none. */
export const isUnderWay = (row: { readonly status: string } | undefined): boolean =>
  row?.status === "queued" || row?.status === "running";
