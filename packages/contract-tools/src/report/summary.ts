import type { Finding, Ledger } from "../verify/ledger.ts";
import type { Verification } from "../verify/verify.ts";

/** How many routes of an area passed, failed or were not verified. */
export interface AreaSummary {
  readonly area: string;
  readonly passed: number;
  readonly failed: number;
  readonly notVerified: number;
  readonly requests: number;
}

/** The areas in the contract's order. */
export function areasOf(ledgers: readonly Ledger[]): AreaSummary[] {
  const byArea = Map.groupBy(ledgers, ({ route }) => route.meta.area);
  return [...byArea].map(([area, own]) => ({
    area,
    passed: own.filter(({ verdict }) => verdict === "passed").length,
    failed: own.filter(({ verdict }) => verdict === "failed").length,
    notVerified: own.filter(({ verdict }) => verdict === "not verified").length,
    requests: own.reduce((sum, { requests }) => sum + requests, 0),
  }));
}

export const findingsOf = ({ ledgers }: Verification): Finding[] =>
  ledgers.flatMap(({ findings }) => findings);

/** The beginning of an answer's body, on one line, without what would steer a terminal. */
export function bodyStart({ exchange }: Finding, length = 300): string {
  if (exchange === undefined) return "";
  const text = exchange.text.replace(/[\s\p{Cc}]+/gu, " ");
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

/** The command that makes a finding again. */
export const replayLine = ({ base, seed, write, again }: Verification, { route }: Finding): string =>
  `palier-contract verify --base-url ${base}${again} --only ${route.name} --seed ${seed}${write ? " --write" : ""}`;
