import { parseArgs } from "node:util";
import type { RouteEntry } from "@palier/contract";
import { Baseline } from "../baseline/baseline.ts";
import type { Adapter } from "../index.ts";
import { findingsOf } from "../report/summary.ts";
import { terminalReport } from "../report/terminal-report.ts";
import { withoutSecrets } from "../report/without-secrets.ts";
import { type WantedReport, wantedReports, writeReports } from "../report/write-reports.ts";
import { type Verification, verify } from "../run/verify.ts";
import type { Ledger } from "../verify/ledger.ts";
import { CannotRun } from "../wire/cannot-run.ts";
import { openTransport } from "../wire/open-transport.ts";
import { patient } from "../wire/patient-transport.ts";
import { defaultLimits } from "../wire/read-body.ts";
import { withoutUser } from "../wire/without-user.ts";
import { readAdapter } from "./adapter.ts";
import { authorities, baseUrl, credentials, headersOf, wholeNumber } from "./option-values.ts";
import type { Output } from "./output.ts";
import { replayOptions } from "./replay-options.ts";

const options = {
  "base-url": { type: "string" },
  header: { type: "string", multiple: true },
  login: { type: "string" },
  write: { type: "boolean" },
  irreversible: { type: "boolean" },
  only: { type: "string", multiple: true },
  report: { type: "string", multiple: true },
  adapter: { type: "string" },
  baseline: { type: "string" },
  "update-baseline": { type: "boolean" },
  seed: { type: "string" },
  cases: { type: "string" },
  timeout: { type: "string" },
  ca: { type: "string" },
  strict: { type: "boolean" },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"];

/** Parsed before the run, so that a misspelt option fails early. */
interface Asked {
  readonly values: Values;
  readonly base: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly reports: readonly WantedReport[];
  readonly baseline: Baseline;
  readonly adapter: Adapter;
}

/**
 * `palier-contract verify …`. Returns the exit code.
 * @throws {CannotRun} when there is nothing to report
 */
export async function verifyCommand(args: readonly string[], { out, error }: Output): Promise<number> {
  const asked = await read(args);
  const { values, baseline, reports } = asked;
  const ended = interruption();
  try {
    const { verification, broken } = await seeded(asked, ended.signal, error);
    out(withoutSecrets(terminalReport(verification, baseline), verification.secrets));
    const findings = findingsOf(verification);
    if (values["update-baseline"] === true && values.baseline !== undefined) {
      Baseline.write(values.baseline, findings);
    }
    writeReports(reports, verification, baseline);
    const { stopped } = verification;
    if (stopped?.isInterrupted === true) return 130;
    if (stopped !== undefined) throw new CannotRun(withoutSecrets(stopped.why, verification.secrets));
    if (broken !== undefined) throw new CannotRun(broken);
    if (values["update-baseline"] === true) return 0;
    const isOpen = verification.ledgers.some(({ verdict }) => verdict === "not verified");
    const failed = findings.some((finding) => !baseline.knows(finding));
    return failed || (isOpen && values.strict === true) ? 1 : 0;
  } finally {
    ended.done();
  }
}

async function read(args: readonly string[]): Promise<Asked> {
  const { values } = parseArgs({ args: [...args], options });
  const { url, headers } = withoutUser(baseUrl(values["base-url"]));
  if (values.irreversible === true && values.write !== true) {
    throw new CannotRun("--irreversible needs --write");
  }
  const reports = wantedReports(values.report ?? []);
  const baseline = Baseline.read(values.baseline);
  if (values["update-baseline"] === true && values.baseline === undefined) {
    throw new CannotRun("--update-baseline needs --baseline FILE");
  }
  const adapter = await readAdapter(values.adapter);
  return {
    values,
    base: url,
    headers: { ...headers, ...headersOf(values.header ?? []) },
    reports,
    baseline,
    adapter,
  };
}

/** Runs between the adapter's `seed` and `reset`, which always runs. `broken` is its error. */
async function seeded(asked: Asked, signal: AbortSignal, error: Output["error"]) {
  const { base, adapter } = asked;
  const target = { base: base.href.replace(/\/+$/, "") };
  let broken: string | undefined;
  const reset = async () => {
    try {
      await adapter.reset?.(target);
    } catch (fault) {
      broken = lineOf("reset", fault);
    }
  };
  try {
    const given = await asOneLine("seed", () => adapter.seed?.(target));
    const verification = await run(asked, given?.headers ?? {}, signal);
    await reset();
    return { verification, broken };
  } catch (fault) {
    await reset();
    if (broken !== undefined) error(`palier-contract: ${broken}\n`);
    throw fault;
  }
}

const lineOf = (what: string, fault: unknown): string =>
  `the adapter's ${what} failed: ${fault instanceof Error ? fault.message.split("\n")[0] : String(fault)}`;

async function asOneLine<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    throw new CannotRun(lineOf(what, fault));
  }
}

async function run(
  { values, base, adapter, headers }: Asked,
  seeded: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Verification> {
  const { ids, bodies, settle, hold, release } = adapter;
  const timeout = wholeNumber("--timeout", values.timeout, defaultLimits.timeout);
  // Scales the limit for files with the one for answers.
  const streamFor = Math.round((defaultLimits.streamFor / defaultLimits.timeout) * timeout);
  const limits = { ...defaultLimits, timeout, streamFor };
  const login = values.login === undefined ? {} : { login: credentials(values.login) };
  const transport = await openTransport(base, { limits, ca: authorities(values.ca) });
  return verify({
    transport: patient(transport, waiting),
    base: base.href.replace(/\/+$/, ""),
    headers: { ...headers, ...seeded },
    ...login,
    only: routeGlob(values.only ?? []),
    seed: wholeNumber("--seed", values.seed, 1),
    cases: wholeNumber("--cases", values.cases, 50),
    write: values.write === true,
    irreversible: values.irreversible === true,
    ids: ids ?? {},
    bodies: bodies ?? {},
    again: replayOptions(values),
    settle: settle === undefined ? undefined : () => asOneLine("settle", settle),
    locks:
      hold === undefined || release === undefined
        ? undefined
        : {
            hold: (entity, id) => asOneLine("hold", () => hold(entity, id)),
            release: (entity, id) => asOneLine("release", () => release(entity, id)),
          },
    signal,
    onRoute: progress,
  });
}

/** On terminals only; logs stay short. */
function progress({ route }: Ledger, done: number, of: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r\u001b[K${done === of ? "" : `${done}/${of} ${route.name}`}`);
}

function waiting(seconds: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[Kthe backend limits requests: ${seconds} s`);
}

/** The first signal ends the run and restores its changes, the second exits. */
function interruption(): { readonly signal: AbortSignal; readonly done: () => void } {
  const ending = new AbortController();
  const end = () => {
    if (ending.signal.aborted) process.exit(130);
    process.stderr.write("\nInterrupted: what this run made is put back; once more ends it at once.\n");
    ending.abort();
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
  const done = () => {
    process.off("SIGINT", end);
    process.off("SIGTERM", end);
  };
  return { signal: ending.signal, done };
}

/** By name or path: `order.*`, `*.export`, `/admin/building/**`; `*` stops at dots and slashes. */
function routeGlob(globs: readonly string[]): (route: RouteEntry) => boolean {
  const patterns = globs.flatMap((glob) => glob.split(",")).map(pattern);
  if (patterns.length === 0) return () => true;
  return ({ name, template }) => patterns.some((each) => each.test(name) || each.test(template));
}

const pattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .trim()
      .replace(/[.+^${}()|[\]\\]/g, "\\$&")
      .replace(/\*+/g, ".*")}$`,
    "i",
  );
