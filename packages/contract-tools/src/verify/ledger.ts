import type { RouteEntry } from "@palier/contract";
import type { Exchange } from "./exchange.ts";
import type { RuleId } from "./rules.ts";

/** Something that the backend did and the contract does not allow. */
export interface Finding {
  readonly rule: RuleId;
  readonly route: RouteEntry;
  /** Which part of the route: a column, a filter, a field; empty for the whole. */
  readonly subject: string;
  readonly expected: string;
  readonly found: string;
  readonly exchange: Exchange | undefined;
}

/** What could not be checked, and why. */
export interface Gap {
  readonly rule: RuleId;
  readonly subject: string;
  readonly reason: string;
}

export type Verdict = "passed" | "failed" | "not verified";

/** How many findings of one rule on one route are kept; the others are counted. */
const keptFindings = 5;

/** What is known of one route: a rule passed only if something was seen that could have failed. */
export class Ledger {
  readonly route: RouteEntry;
  readonly passes = new Map<RuleId, number>();
  readonly findings: Finding[] = [];
  readonly gaps: Gap[] = [];
  readonly statuses = new Set<number>();
  requests = 0;
  /** Requests in a row that got no whole answer. */
  lost = 0;
  /** Findings that are not kept, because the same rule has others. */
  more = 0;

  constructor(route: RouteEntry) {
    this.route = route;
  }

  pass(rule: RuleId): void {
    this.passes.set(rule, (this.passes.get(rule) ?? 0) + 1);
  }

  fail(finding: Omit<Finding, "route">): void {
    const same = this.findings.filter((each) => each.rule === finding.rule);
    if (same.some((each) => each.subject === finding.subject && each.expected === finding.expected)) {
      this.more += 1;
    } else if (same.length >= keptFindings) this.more += 1;
    else this.findings.push({ ...finding, route: this.route });
  }

  gap(rule: RuleId, subject: string, reason: string): void {
    this.gaps.push({ rule, subject, reason });
  }

  /** Notes each refusal that the contract declares: reached, or not, and why not. */
  settleProblems(reasonOf: (status: number) => string): void {
    for (const status of this.route.statuses) {
      if (status < 400 || status > 499) continue;
      if (this.statuses.has(status)) this.pass("declared-problems");
      else this.gap("declared-problems", String(status), reasonOf(status));
    }
  }

  /** Rules of which nothing could be checked, and refusals that were not reached. */
  get unverified(): readonly Gap[] {
    const failed = new Set(this.findings.map(({ rule }) => rule));
    return this.gaps.filter(
      ({ rule }) => rule === "declared-problems" || (!this.passes.has(rule) && !failed.has(rule)),
    );
  }

  verdictOf(rule: RuleId): Verdict {
    if (this.findings.some((each) => each.rule === rule)) return "failed";
    return this.passes.has(rule) ? "passed" : "not verified";
  }

  get verdict(): Verdict {
    if (this.findings.length > 0) return "failed";
    return this.unverified.length > 0 || this.passes.size === 0 ? "not verified" : "passed";
  }
}
