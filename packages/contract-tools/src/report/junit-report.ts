import type { Ledger } from "../verify/ledger.ts";
import { type RuleId, rules } from "../verify/rules.ts";
import type { Verification } from "../verify/verify.ts";
import { curlLine } from "../wire/curl.ts";
import { escaped } from "./markup.ts";
import { bodyStart, replayLine } from "./summary.ts";

/** The run as JUnit XML, as CI servers read it: a suite for each route, a case for each rule. */
export function junitReport(verification: Verification): string {
  const suites = verification.ledgers.map((ledger) => suite(verification, ledger));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="palier-contract verify" time="${seconds(verification.took)}">\n${suites.join("")}</testsuites>\n`;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

function suite(verification: Verification, ledger: Ledger): string {
  const { route, passes, findings, gaps } = ledger;
  const named = new Set<RuleId>([
    ...passes.keys(),
    ...findings.map(({ rule }) => rule),
    ...gaps.map(({ rule }) => rule),
  ]);
  const cases = [...named].map((rule) => testcase(verification, ledger, rule));
  const failed = [...named].filter((rule) => ledger.verdictOf(rule) === "failed").length;
  const open = [...named].filter((rule) => ledger.verdictOf(rule) === "not verified").length;
  const name = escaped(`${route.method} ${route.template}`);
  return `  <testsuite name="${name}" tests="${named.size}" failures="${failed}" skipped="${open}">\n${cases.join("")}  </testsuite>\n`;
}

function testcase({ base, ...rest }: Verification, ledger: Ledger, rule: RuleId): string {
  const head = `    <testcase classname="${escaped(ledger.route.name)}" name="${escaped(`${rule}: ${rules[rule]}`)}"`;
  switch (ledger.verdictOf(rule)) {
    case "passed":
      return `${head}/>\n`;
    case "not verified": {
      const reasons = ledger.gaps.filter((gap) => gap.rule === rule).map(({ reason }) => reason);
      return `${head}><skipped message="${escaped([...new Set(reasons)].join("; "))}"/></testcase>\n`;
    }
    case "failed": {
      const failures = ledger.findings
        .filter((finding) => finding.rule === rule)
        .map((finding) => {
          const { expected, found, exchange } = finding;
          const again =
            exchange === undefined
              ? ""
              : `\nanswer: ${exchange.status} ${exchange.type} ${bodyStart(finding)}\nagain: ${curlLine(base, exchange.request)}`;
          const replay = replayLine({ base, ...rest }, finding);
          return `<failure message="${escaped(`expected ${expected}, found ${found}`)}">${escaped(`${finding.subject}\nreplay: ${replay}${again}`)}</failure>`;
        });
      return `${head}>${failures.join("")}</testcase>\n`;
    }
  }
}
