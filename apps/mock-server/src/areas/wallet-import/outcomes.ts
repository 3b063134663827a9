import type { ImportAction } from "@palier/contract";

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

export function countsOf(actions: readonly ImportAction[], before: Outcomes = noOutcome): Outcomes {
  const counts = { ...before };
  for (const action of actions) counts[columns[action]] += 1;
  return counts;
}
