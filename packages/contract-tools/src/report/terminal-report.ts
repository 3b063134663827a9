import type { Baseline } from "../baseline/baseline.ts";
import type { Finding, Ledger } from "../verify/ledger.ts";
import { rules } from "../verify/rules.ts";
import type { Verification } from "../verify/verify.ts";
import { curlLine, signInLines } from "../wire/curl.ts";
import { areasOf, bodyStart, findingsOf, replayLine } from "./summary.ts";

/** The run as text: findings with a line that repeats each, what was not verified, a summary by area. */
export function terminalReport(verification: Verification, baseline: Baseline): string {
  const all = findingsOf(verification);
  const findings = all.filter((finding) => !baseline.knows(finding));
  return [
    ...findings.flatMap((finding) => findingLines(verification, finding)),
    ...(findings.length === 0
      ? []
      : [
          "The session that the lines above use:",
          ...signInLines(verification.base).map((line) => `  ${line}`),
          "",
        ]),
    ...baselineLines(baseline, all, findings),
    ...openLines(verification.ledgers),
    ...leftoverLines(verification.leftovers),
    ...summaryLines(verification),
    "",
  ].join("\n");
}

function findingLines(verification: Verification, finding: Finding): string[] {
  const { rule, route, subject, expected, found, exchange } = finding;
  return [
    `FAILED  ${route.method} ${route.template}  (${route.name}, ${route.meta.provenance})`,
    `  rule      ${rule}: ${rules[rule]}`,
    ...(subject === "" ? [] : [`  at        ${subject}`]),
    `  expected  ${expected}`,
    `  found     ${found}`,
    ...(exchange === undefined
      ? []
      : [
          `  answer    ${exchange.status} ${exchange.type} ${bodyStart(finding)}`,
          `  again     ${curlLine(verification.base, exchange.request)}`,
        ]),
    `  replay    ${replayLine(verification, finding)}`,
    "",
  ];
}

function baselineLines(baseline: Baseline, all: readonly Finding[], fresh: readonly Finding[]): string[] {
  const known = all.length - fresh.length;
  const gone = baseline.gone(all).map(({ route, rule, subject }) => `  ${route} ${rule} ${subject}`);
  return [
    ...(known === 0 ? [] : [`${known} known findings, by the baseline.`, ""]),
    ...(gone.length === 0 ? [] : ["No longer found; the baseline can lose them:", ...gone, ""]),
  ];
}

const leftoverLines = (leftovers: readonly string[]): string[] =>
  leftovers.length === 0
    ? []
    : ["Left behind, because no route takes it back:", ...leftovers.map((each) => `  ${each}`), ""];

function openLines(ledgers: readonly Ledger[]): string[] {
  const open = ledgers.filter(({ verdict }) => verdict === "not verified");
  const lines = open.map(({ route, unverified }) => {
    const reasons = [
      ...new Set(
        unverified.map(
          ({ rule, subject, reason }) => `${rule}${subject === "" ? "" : ` ${subject}`}: ${reason}`,
        ),
      ),
    ];
    return `  ${route.method} ${route.template}  ${reasons.slice(0, 3).join("; ")}${reasons.length > 3 ? "; …" : ""}`;
  });
  return lines.length === 0 ? [] : ["Not verified:", ...lines, ""];
}

function summaryLines({ ledgers, took, seed }: Verification): string[] {
  const areas = areasOf(ledgers);
  const sum = (key: "passed" | "failed" | "notVerified" | "requests") =>
    areas.reduce((total, each) => total + each[key], 0);
  const width = Math.max(...areas.map(({ area }) => area.length), 8);
  const line = (name: string, passed: number, failed: number, open: number, requests: number) =>
    `${name.padEnd(width)}  ${String(passed).padStart(6)} passed  ${String(failed).padStart(4)} failed  ${String(open).padStart(4)} not verified  ${String(requests).padStart(7)} requests`;
  return [
    ...areas.map((each) => line(each.area, each.passed, each.failed, each.notVerified, each.requests)),
    line("all", sum("passed"), sum("failed"), sum("notVerified"), sum("requests")),
    `${(took / 1000).toFixed(1)} s, seed ${seed}`,
  ];
}
