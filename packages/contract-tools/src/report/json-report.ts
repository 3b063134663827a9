import type { Baseline } from "../baseline/baseline.ts";
import type { Verification } from "../run/verify.ts";
import { areasOf, beforeLine, bodyStart, curlOf, replayLine } from "./summary.ts";

export function jsonReport(verification: Verification, baseline: Baseline): string {
  const { base, seed, ledgers, leftovers, took, stopped } = verification;
  const report = {
    base,
    seed,
    tookMs: Math.round(took),
    ...(stopped === undefined ? {} : { stopped: stopped.why }),
    areas: areasOf(ledgers),
    leftovers,
    routes: ledgers.map(({ route, verdict, requests, passes, findings, more, unverified, gaps, notes }) => ({
      route: route.name,
      method: route.method,
      path: route.template,
      area: route.meta.area,
      provenance: route.meta.provenance,
      verdict,
      requests,
      passed: Object.fromEntries(passes),
      findings: findings.map((finding) => ({
        rule: finding.rule,
        subject: finding.subject,
        expected: finding.expected,
        found: finding.found,
        known: baseline.knows(finding),
        ...(finding.exchange === undefined
          ? {}
          : {
              status: finding.exchange.status,
              body: bodyStart(finding.exchange, 2000),
              curl: [...beforeLine(base, finding), curlOf(base, finding.exchange)],
            }),
        replay: replayLine(verification, finding),
      })),
      moreFindings: more,
      notInContract: [...notes],
      notVerified: unverified,
      gaps: gaps.length,
    })),
  };
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
