import { visible } from "@palier/contract/kit/visible";
import type { Verification } from "../run/verify.ts";
import type { Exchange } from "../verify/exchange.ts";
import type { Finding, Ledger, Verdict } from "../verify/ledger.ts";
import { curlLine } from "../wire/curl.ts";
import { withoutTokens } from "../wire/secrets.ts";

export interface AreaSummary {
  readonly area: string;
  readonly passed: number;
  readonly failed: number;
  readonly notBuilt: number;
  readonly notVerified: number;
  readonly requests: number;
}

export function areasOf(ledgers: readonly Ledger[]): AreaSummary[] {
  const byArea = Map.groupBy(ledgers, ({ route }) => route.meta.area);
  return [...byArea].map(([area, own]) => {
    const count = (wanted: Verdict) => own.filter(({ verdict }) => verdict === wanted).length;
    return {
      area,
      passed: count("passed"),
      failed: count("failed"),
      notBuilt: count("not built"),
      notVerified: count("not verified"),
      requests: own.reduce((sum, { requests }) => sum + requests, 0),
    };
  });
}

export const findingsOf = ({ ledgers }: Pick<Verification, "ledgers">): Finding[] =>
  ledgers.flatMap(({ findings }) => findings);

/** Status, type, and the body's beginning on one line, without control characters and tokens. */
export function answerStart({ exchange }: Finding, length = 300): string {
  return exchange === undefined
    ? ""
    : `${exchange.status} ${visible(exchange.type)} ${bodyStart(exchange, length)}`;
}

export function bodyStart({ text: whole }: Pick<Exchange, "text">, length: number): string {
  const text = visible(withoutTokens(whole.slice(0, 20_000)).replace(/\s+/g, " "));
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

export const replayLine = ({ base, seed, write, again }: Verification, { route }: Finding): string =>
  `palier-contract verify --base-url ${base}${again} --only ${route.name} --seed ${seed}${write ? " --write" : ""}`;

/** A curl command, reduced to the parameters that matter. */
export const curlOf = (base: string, { request, shortPath }: Exchange): string =>
  curlLine(base, { ...request, path: shortPath ?? request.path });

/** The first step of a rule of two, on which the second depends. */
export const beforeLine = (base: string, { before }: Finding): string[] =>
  before === undefined ? [] : [curlOf(base, before)];
