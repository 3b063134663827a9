import type { ImportAction } from "@palier/contract";

/** What came of the lines that an import took. */
export interface Outcomes {
  readonly rowsCreated: number;
  readonly rowsChanged: number;
  readonly rowsTakenOver: number;
  readonly rowsUnchanged: number;
}

export const noOutcome: Outcomes = { rowsCreated: 0, rowsChanged: 0, rowsTakenOver: 0, rowsUnchanged: 0 };

const columns = {
  create: "rowsCreated",
  change: "rowsChanged",
  takeOver: "rowsTakenOver",
  unchanged: "rowsUnchanged",
} as const satisfies Record<ImportAction, keyof Outcomes>;

/** How many lines did what, added to what was counted before. */
export function countsOf(actions: readonly ImportAction[], before: Outcomes = noOutcome): Outcomes {
  const counts = { ...before };
  for (const action of actions) counts[columns[action]] += 1;
  return counts;
}
