/** What the last preview would take over. The question before an import restates it, and knows the plan alone. */
let last = { plan: "", rowsTakenOver: 0 };

export function rememberTakeOver({ plan, rowsTakenOver }: typeof last): void {
  last = { plan, rowsTakenOver };
}

/** How many buildings without a portfolio the preview of this plan would take over. */
export const takeOverCount = (plan: string | null): number => (last.plan === plan ? last.rowsTakenOver : 0);
