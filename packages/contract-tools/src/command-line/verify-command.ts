import { parseArgs } from "node:util";
import { Baseline } from "../baseline/baseline.ts";
import { findingsOf } from "../report/summary.ts";
import { terminalReport } from "../report/terminal-report.ts";
import { wantedReports, writeReports } from "../report/write-reports.ts";
import type { Ledger } from "../verify/ledger.ts";
import { type Verification, verify } from "../verify/verify.ts";
import { CannotRun } from "../wire/cannot-run.ts";
import { defaultLimits, httpTransport } from "../wire/http-transport.ts";
import { type Adapter, readAdapter } from "./adapter.ts";
import { baseUrl, credentials, headersOf, wholeNumber } from "./option-values.ts";
import type { Output } from "./output.ts";
import { replayOptions } from "./replay-options.ts";
import { routeGlob } from "./route-glob.ts";

const options = {
  "base-url": { type: "string" },
  header: { type: "string", multiple: true },
  login: { type: "string" },
  write: { type: "boolean" },
  only: { type: "string", multiple: true },
  report: { type: "string", multiple: true },
  adapter: { type: "string" },
  baseline: { type: "string" },
  "update-baseline": { type: "boolean" },
  seed: { type: "string" },
  cases: { type: "string" },
  timeout: { type: "string" },
  strict: { type: "boolean" },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"];

/** `palier-contract verify …`: the exit code. Throws `CannotRun` with one line when there is nothing to report. */
export async function verifyCommand(args: readonly string[], { out }: Output): Promise<number> {
  const { values } = parseArgs({ args: [...args], options });
  const base = baseUrl(values["base-url"]);
  const reports = wantedReports(values.report ?? []);
  const baseline = Baseline.read(values.baseline);
  if (values["update-baseline"] === true && values.baseline === undefined) {
    throw new CannotRun("--update-baseline needs --baseline FILE");
  }
  const adapter = await readAdapter(values.adapter);
  const verification = await seeded(adapter, base, (headers) => run(values, base, adapter, headers));
  const findings = findingsOf(verification);
  if (values["update-baseline"] === true && values.baseline !== undefined) {
    Baseline.write(values.baseline, findings);
  }
  writeReports(reports, verification);
  out(terminalReport(verification, baseline));
  if (values["update-baseline"] === true) return 0;
  const isOpen = verification.ledgers.some(({ verdict }) => verdict === "not verified");
  const failed = findings.some((finding) => !baseline.knows(finding));
  return failed || (isOpen && values.strict === true) ? 1 : 0;
}

/** Runs between the adapter's `seed` and `reset`; the second comes whatever happens. */
async function seeded(
  { seed, reset }: Adapter,
  base: URL,
  work: (headers: Readonly<Record<string, string>>) => Promise<Verification>,
): Promise<Verification> {
  const target = { base: base.href.replace(/\/+$/, "") };
  try {
    const given = await seed?.(target);
    return await work(given?.headers ?? {});
  } finally {
    await reset?.(target);
  }
}

function run(
  values: Values,
  base: URL,
  { ids, bodies, settle, hold, release }: Adapter,
  headers: Readonly<Record<string, string>>,
): Promise<Verification> {
  const timeout = wholeNumber("--timeout", values.timeout, defaultLimits.timeout);
  const login = values.login === undefined ? {} : { login: credentials(values.login) };
  return verify({
    transport: httpTransport(base, { ...defaultLimits, timeout }),
    base: base.href.replace(/\/+$/, ""),
    headers: { ...headersOf(values.header ?? []), ...headers },
    ...login,
    only: routeGlob(values.only ?? []),
    seed: wholeNumber("--seed", values.seed, 1),
    cases: wholeNumber("--cases", values.cases, 50),
    write: values.write === true,
    ids: ids ?? {},
    bodies: bodies ?? {},
    again: replayOptions(values),
    settle,
    locks: hold === undefined || release === undefined ? undefined : { hold, release },
    onRoute: progress,
  });
}

/** Shows on a terminal which route is done; a log stays short. */
function progress({ route }: Ledger, done: number, of: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r\u001b[K${done === of ? "" : `${done}/${of} ${route.name}`}`);
}
