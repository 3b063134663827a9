/** The last preview's, for the confirmation, which only knows the plan. */
let last = { plan: "", rowsTakenOver: 0 };

export function rememberTakeOver({ plan, rowsTakenOver }: typeof last): void {
  last = { plan, rowsTakenOver };
}

/** Buildings without a wallet that this plan would take over. */
export const takeOverCount = (plan: string | null): number => (last.plan === plan ? last.rowsTakenOver : 0);
