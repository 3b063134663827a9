import type { Baseline } from "../baseline/baseline.ts";
import type { Verification } from "../run/verify.ts";
import type { Finding, Ledger } from "../verify/ledger.ts";
import { rules } from "../verify/rules.ts";
import { signInLines } from "../wire/curl.ts";
import { answerStart, areasOf, beforeLine, curlOf, findingsOf, replayLine } from "./summary.ts";

/** Per cause. */
const named = 10;
/** Lines for full causes, then one-line causes. */
const inFull = 110;
const inShort = 40;

/** Each cause with a command to repeat it, what was not verified, a summary by area. */
export function terminalReport(verification: Verification, baseline: Baseline): string {
  const all = findingsOf(verification);
  const fresh = all.filter((finding) => !baseline.knows(finding));
  const causes = causesOf(fresh);
  return [
    ...causeLines(verification, causes),
    ...(causes.length === 0
      ? []
      : ["The session that the lines above use:", ...signInLines(verification.base).map(indented), ""]),
    ...baselineLines(baseline, verification, fresh.length),
    ...noteLines(verification.ledgers),
    ...openLines(verification.ledgers),
    ...leftoverLines(verification.leftovers),
    ...summaryLines(verification),
    "",
  ].join("\n");
}

const indented = (line: string): string => `  ${line}`;

/** The first in full, the next on one line each, then a count. */
function causeLines(verification: Verification, causes: readonly Cause[]): string[] {
  const lines: string[] = [];
  let shown = 0;
  for (const cause of causes) {
    const block = blockOf(verification, cause);
    if (lines.length + block.length > inFull) break;
    lines.push(...block);
    shown += 1;
  }
  const rest = causes.slice(shown);
  const short = rest.slice(0, inShort).map(shortLine);
  const left = rest.length - short.length;
  return [
    ...lines,
    ...(rest.length === 0 ? [] : [`${rest.length} more causes, in full in --report html=FILE:`]),
    ...short,
    ...(left === 0 ? [] : [`  and ${left} more`]),
    ...(rest.length === 0 ? [] : [""]),
  ];
}

function blockOf(verification: Verification, { first, findings, routes }: Cause): string[] {
  const { rule, route, subject, expected, found, exchange } = first;
  const head = `${route.method} ${route.template}  (${route.name}, ${route.meta.provenance})`;
  const subjects = [...new Set(findings.map((each) => each.subject).filter((each) => each !== ""))];
  if (rule === "built") return [`NOT BUILT YET  ${listed(routes)}`, `  found     ${found}`, ""];
  return [
    `FAILED  ${routes.length === 1 ? head : `${routes.length} routes: ${listed(routes)}`}`,
    ...(routes.length === 1 ? [] : [`  first     ${head}`]),
    `  rule      ${rule}: ${rules[rule]}`,
    ...(subjects.length === 0 ? [] : [`  at        ${routes.length === 1 ? listed(subjects) : subject}`]),
    `  expected  ${expected}`,
    `  found     ${found}`,
    ...(exchange === undefined
      ? []
      : [
          `  answer    ${answerStart(first)}`,
          ...beforeLine(verification.base, first).map((line) => `  before    ${line}`),
          `  again     ${curlOf(verification.base, exchange)}`,
        ]),
    `  replay    ${replayLine(verification, first)}`,
    "",
  ];
}

const shortLine = ({ first, routes }: Cause): string =>
  `  ${first.rule}${first.subject === "" ? "" : ` (${first.subject})`}: expected ${first.expected}, found ${first.found}: ${listed(routes, 3)}`.slice(
    0,
    240,
  );

function listed(names: readonly string[], most = named): string {
  const left = names.length - most;
  return `${names.slice(0, most).join(", ")}${left > 0 ? ` and ${left} more` : ""}`;
}

function baselineLines(baseline: Baseline, verification: Verification, fresh: number): string[] {
  const all = findingsOf(verification);
  const known = all.length - fresh;
  const gone = baseline.gone(all).map(({ route, rule, subject }) => `  ${route} ${rule} ${subject}`);
  return [
    ...(known === 0 ? [] : [`${known} known findings, by the baseline.`, ""]),
    ...(gone.length === 0 ? [] : ["No longer found; the baseline can lose them:", ...gone, ""]),
  ];
}

function noteLines(ledgers: readonly Ledger[]): string[] {
  const byName = new Map<string, string[]>();
  for (const { route, notes } of ledgers) {
    for (const note of notes) byName.set(note, [...(byName.get(note) ?? []), route.name]);
  }
  const lines = [...byName].map(([note, routes]) => `  ${note}  (${listed(routes, 3)})`);
  const left = lines.length - 15;
  return lines.length === 0
    ? []
    : ["Not in the contract:", ...lines.slice(0, 15), ...(left > 0 ? [`  and ${left} more`] : []), ""];
}

const leftoverLines = (leftovers: readonly string[]): string[] =>
  leftovers.length === 0
    ? []
    : ["Left behind, because nothing takes it back:", ...leftovers.map(indented), ""];

/** One line for all routes with the same reason. */
function openLines(ledgers: readonly Ledger[]): string[] {
  const open = ledgers.filter(
    ({ verdict, unverified }) => verdict === "not verified" || unverified.some(({ always }) => always),
  );
  const byReason = Map.groupBy(open, ({ unverified }) => {
    const reasons = new Set(
      unverified.map(
        ({ rule, subject, reason }) => `${rule}${subject === "" ? "" : ` ${subject}`}: ${reason}`,
      ),
    );
    return `${[...reasons].slice(0, 3).join("; ")}${reasons.size > 3 ? "; …" : ""}`;
  });
  const lines = [...byReason].map(([reason, own]) => {
    const [only] = own;
    const where =
      only !== undefined && own.length === 1
        ? `${only.route.method} ${only.route.template}`
        : `${own.length} routes (${listed(
            own.map(({ route }) => route.name),
            5,
          )})`;
    return `  ${where}  ${reason}`;
  });
  const left = lines.length - 40;
  return lines.length === 0
    ? []
    : ["Not verified:", ...lines.slice(0, 40), ...(left > 0 ? [`  and ${left} more`] : []), ""];
}

function summaryLines({ ledgers, took, seed }: Verification): string[] {
  const areas = areasOf(ledgers);
  const sum = (key: "passed" | "failed" | "notBuilt" | "notVerified" | "requests") =>
    areas.reduce((total, each) => total + each[key], 0);
  const width = Math.max(...areas.map(({ area }) => area.length), 8);
  const line = (name: string, of: (key: Parameters<typeof sum>[0]) => number) =>
    `${name.padEnd(width)}  ${String(of("passed")).padStart(6)} passed  ${String(of("failed")).padStart(4)} failed  ${String(of("notVerified")).padStart(4)} not verified  ${String(of("requests")).padStart(7)} requests${of("notBuilt") === 0 ? "" : `  ${of("notBuilt")} not built yet`}`;
  return [
    ...areas.map((each) => line(each.area, (key) => each[key])),
    line("all", sum),
    `${(took / 1000).toFixed(1)} s, seed ${seed}`,
  ];
}

/** The same rule broken in the same way, on one or more routes. */
interface Cause {
  readonly first: Finding;
  readonly findings: readonly Finding[];
  readonly routes: readonly string[];
}

/** Findings by cause: most routes first, unbuilt routes last. */
function causesOf(findings: readonly Finding[]): Cause[] {
  const causes = [...Map.groupBy(findings, keyOf).values()].flatMap((own): Cause[] => {
    const [first] = own;
    const routes = [...new Set(own.map(({ route }) => route.name))];
    return first === undefined ? [] : [{ first, findings: own, routes }];
  });
  const rank = ({ first, routes }: Cause) => (first.rule === "built" ? -1 : routes.length);
  return causes.toSorted((a, b) => rank(b) - rank(a));
}

/** Regardless of numbers and names, which differ between routes. */
function keyOf({ rule, subject, expected, found }: Finding): string {
  if (rule === "built") return rule;
  const shape = (text: string) =>
    (subject === "" ? text : text.replaceAll(subject.split(" ")[0] ?? "", "…"))
      .replace(/« [^»]* »|"(?:[^"\\]|\\.)*"/g, "…")
      .replace(/\d+/g, "#");
  // `found` is usually a value; a status or type belongs to the cause.
  const isCause = /^status |^[\w.-]+\/[\w.+-]+|^no /.test(found);
  return [rule, shape(expected), isCause ? shape(found) : ""].join("\n");
}
