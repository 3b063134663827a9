import type { RouteEntry } from "@palier/contract";
import { visible } from "@palier/contract/kit/visible";
import { withoutTokens } from "../wire/secrets.ts";
import type { Exchange } from "./exchange.ts";
import type { RuleId } from "./rules.ts";

export interface Finding {
  readonly rule: RuleId;
  readonly route: RouteEntry;
  /** A column, a filter, a field; empty for the whole route. Worded alike in each run. */
  readonly subject: string;
  readonly expected: string;
  readonly found: string;
  readonly exchange: Exchange | undefined;
  /** For a rule of two steps: the first. */
  readonly before?: Exchange | undefined;
}

export interface Gap {
  readonly rule: RuleId;
  readonly subject: string;
  readonly reason: string;
  /** Even if other checks of the rule passed. */
  readonly always?: true;
}

export type Verdict = "passed" | "failed" | "not built" | "not verified";

/** Per rule and route; others are only counted. */
const keptFindings = 40;
/** Statuses of an unknown path, and of the checks before routing. */
const absent: ReadonlySet<number> = new Set([404, 405, 501]);
const before: ReadonlySet<number> = new Set([401, 403]);

/** One route's results. A rule passes only if something was seen that could have failed. */
export class Ledger {
  readonly route: RouteEntry;
  readonly passes = new Map<RuleId, number>();
  readonly #findings: Finding[] = [];
  readonly gaps: Gap[] = [];
  readonly statuses = new Set<number>();
  readonly notes = new Set<string>();
  requests = 0;
  /** Consecutive requests without a complete answer. */
  lost = 0;
  /** Dropped because the same rule has enough. */
  more = 0;

  constructor(route: RouteEntry) {
    this.route = route;
  }

  pass(rule: RuleId): void {
    this.passes.set(rule, (this.passes.get(rule) ?? 0) + 1);
  }

  fail(given: Omit<Finding, "route">): void {
    const { subject, expected, found } = given;
    // Sanitised once, for all reports.
    const finding = {
      ...given,
      subject: visible(subject),
      expected: visible(withoutTokens(expected)),
      found: visible(withoutTokens(found)),
    };
    const same = this.#findings.filter((each) => each.rule === finding.rule);
    const known = same.some((each) => each.subject === finding.subject && each.expected === finding.expected);
    if (known || same.length >= keptFindings) this.more += 1;
    else this.#findings.push({ ...finding, route: this.route });
  }

  gap(rule: RuleId, subject: string, reason: string, always = false): void {
    this.gaps.push({
      rule,
      subject: visible(subject),
      reason: visible(reason),
      ...(always ? { always } : {}),
    });
  }

  /** Every answer is that of a server without the route. */
  get isAbsent(): boolean {
    const seen = [...this.statuses];
    return (
      seen.some((status) => absent.has(status)) &&
      seen.every((status) => absent.has(status) || before.has(status))
    );
  }

  /** For a route that gives every request the same wrong answer: a proxy's page, a redirect. */
  get #toEverything(): Finding | undefined {
    const [status, ...others] = [...this.statuses].filter((each) => !before.has(each));
    if (status === undefined || others.length > 0 || this.requests < 3) return undefined;
    const isDeclared = this.route.statuses.includes(status);
    if (isDeclared && status < 500) return undefined;
    const rule = isDeclared ? "reads" : "answer-status";
    const first = this.#findings.find((each) => each.rule === rule && each.exchange?.status === status);
    return first === undefined ? undefined : { ...first, found: `${first.found}, to everything` };
  }

  /** Only one, for a route that is not built or answers all requests alike. */
  get findings(): readonly Finding[] {
    if (!this.isAbsent || this.#findings.length === 0) {
      const only = this.#toEverything;
      return only === undefined ? this.#findings : [only];
    }
    const first = this.#findings.find(({ exchange }) => absent.has(exchange?.status ?? 0));
    const found = `${[...this.statuses].filter((status) => absent.has(status)).join(", ")} to everything`;
    return [
      {
        rule: "built",
        route: this.route,
        subject: "",
        expected: "an answer",
        found,
        exchange: first?.exchange,
      },
    ];
  }

  /**
   * Whether each declared refusal was reached. A limit (429) is never provoked, since it could block the run
   * itself.
   */
  settleProblems(reasonOf: (status: number) => string): void {
    for (const status of this.route.statuses) {
      if (status < 400 || status > 499 || status === 429) continue;
      if (this.statuses.has(status)) this.pass("declared-problems");
      else this.gap("declared-problems", String(status), reasonOf(status));
    }
  }

  get unverified(): readonly Gap[] {
    const failed = new Set(this.findings.map(({ rule }) => rule));
    return this.gaps.filter(
      ({ rule, always }) =>
        always === true || rule === "declared-problems" || (!this.passes.has(rule) && !failed.has(rule)),
    );
  }

  verdictOf(rule: RuleId): Exclude<Verdict, "not built"> {
    if (this.findings.some((each) => each.rule === rule)) return "failed";
    return this.passes.has(rule) ? "passed" : "not verified";
  }

  get verdict(): Verdict {
    if (this.findings.length > 0) return this.isAbsent ? "not built" : "failed";
    return this.unverified.length > 0 || this.passes.size === 0 ? "not verified" : "passed";
  }
}
