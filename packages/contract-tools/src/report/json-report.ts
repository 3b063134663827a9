import type { Verification } from "../verify/verify.ts";
import { curlLine } from "../wire/curl.ts";
import { areasOf, bodyStart, replayLine } from "./summary.ts";

/** The run as JSON, for programs: every route with its rules, findings and what was not verified. */
export function jsonReport(verification: Verification): string {
  const { base, seed, ledgers, leftovers, took } = verification;
  const report = {
    base,
    seed,
    tookMs: Math.round(took),
    areas: areasOf(ledgers),
    leftovers,
    routes: ledgers.map(({ route, verdict, requests, passes, findings, more, unverified, gaps }) => ({
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
        ...(finding.exchange === undefined
          ? {}
          : {
              status: finding.exchange.status,
              body: bodyStart(finding, 2000),
              curl: curlLine(base, finding.exchange.request),
            }),
        replay: replayLine(verification, finding),
      })),
      moreFindings: more,
      notVerified: unverified,
      gaps: gaps.length,
    })),
  };
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
