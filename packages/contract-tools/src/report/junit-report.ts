import type { Baseline } from "../baseline/baseline.ts";
import type { Verification } from "../run/verify.ts";
import type { Ledger } from "../verify/ledger.ts";
import { type RuleId, rules } from "../verify/rules.ts";
import { escaped } from "./markup.ts";
import { answerStart, beforeLine, curlOf, replayLine } from "./summary.ts";

/** JUnit XML: a suite per route, a case per rule; known findings are skipped. */
export function junitReport(verification: Verification, baseline: Baseline): string {
  const suites = verification.ledgers.map((ledger) => suite(verification, baseline, ledger));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="palier-contract verify" time="${seconds(verification.took)}">\n${suites.join("")}</testsuites>\n`;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

function suite(verification: Verification, baseline: Baseline, ledger: Ledger): string {
  const { route, passes, findings, gaps } = ledger;
  const named = new Set<RuleId>([
    ...passes.keys(),
    ...findings.map(({ rule }) => rule),
    ...gaps.map(({ rule }) => rule),
  ]);
  const cases = [...named].map((rule) => testcase(verification, baseline, ledger, rule));
  const count = (part: string) => cases.filter((each) => each.includes(part)).length;
  const failed = count("<failure");
  const open = count("<skipped");
  const name = escaped(`${route.method} ${route.template}`);
  return `  <testsuite name="${name}" tests="${named.size}" failures="${failed}" skipped="${open}">\n${cases.join("")}  </testsuite>\n`;
}

function testcase(verification: Verification, baseline: Baseline, ledger: Ledger, rule: RuleId): string {
  const head = `    <testcase classname="${escaped(ledger.route.name)}" name="${escaped(`${rule}: ${rules[rule]}`)}"`;
  switch (ledger.verdictOf(rule)) {
    case "passed":
      return `${head}/>\n`;
    case "not verified": {
      const reasons = ledger.gaps.filter((gap) => gap.rule === rule).map(({ reason }) => reason);
      return `${head}><skipped message="${escaped([...new Set(reasons)].join("; "))}"/></testcase>\n`;
    }
    case "failed": {
      const own = ledger.findings.filter((finding) => finding.rule === rule);
      const fresh = own.filter((finding) => !baseline.knows(finding));
      if (fresh.length === 0) return `${head}><skipped message="known, by the baseline"/></testcase>\n`;
      const failures = fresh.map((finding) => {
        const { expected, found, exchange } = finding;
        const again =
          exchange === undefined
            ? ""
            : `\nanswer: ${answerStart(finding)}\nagain: ${[...beforeLine(verification.base, finding), curlOf(verification.base, exchange)].join("\nand: ")}`;
        const replay = replayLine(verification, finding);
        return `<failure message="${escaped(`expected ${expected}, found ${found}`)}">${escaped(`${finding.subject}\nreplay: ${replay}${again}`)}</failure>`;
      });
      return `${head}>${failures.join("")}</testcase>\n`;
    }
  }
}
