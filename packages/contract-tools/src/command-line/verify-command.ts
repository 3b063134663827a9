import { parseArgs } from "node:util";
import { terminalReport } from "../report/terminal-report.ts";
import type { Ledger } from "../verify/ledger.ts";
import { verify } from "../verify/verify.ts";
import { CannotRun } from "../wire/cannot-run.ts";
import { defaultLimits, httpTransport } from "../wire/http-transport.ts";
import type { Output } from "./output.ts";
import { routeGlob } from "./route-glob.ts";

/** `palier-contract verify …`: the exit code. Throws `CannotRun` with one line when there is nothing to report. */
export async function verifyCommand(args: readonly string[], { out }: Output): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      "base-url": { type: "string" },
      header: { type: "string", multiple: true },
      login: { type: "string" },
      only: { type: "string", multiple: true },
      seed: { type: "string" },
      cases: { type: "string" },
      timeout: { type: "string" },
      strict: { type: "boolean" },
    },
  });
  const base = baseUrl(values["base-url"]);
  const login = values.login === undefined ? {} : { login: credentials(values.login) };
  const verification = await verify({
    transport: httpTransport(base, {
      ...defaultLimits,
      timeout: wholeNumber("--timeout", values.timeout, defaultLimits.timeout),
    }),
    base: base.href.replace(/\/+$/, ""),
    headers: headersOf(values.header ?? []),
    ...login,
    only: routeGlob(values.only ?? []),
    seed: wholeNumber("--seed", values.seed, 1),
    cases: wholeNumber("--cases", values.cases, 50),
    onRoute: progress,
  });
  out(terminalReport(verification));
  const failed = verification.ledgers.some(({ findings }) => findings.length > 0);
  const open = verification.ledgers.some(({ verdict }) => verdict === "not verified");
  return failed || (open && values.strict === true) ? 1 : 0;
}

/** The address of `--base-url`; throws `CannotRun` for what is none. */
function baseUrl(text: string | undefined): URL {
  if (text === undefined) throw new CannotRun("--base-url is missing: where is the API?");
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new CannotRun(`--base-url ${text}: no http or https address`);
  }
  return url;
}

/** `EMAIL:PASSWORD`; the password may hold colons. */
function credentials(text: string) {
  const at = text.indexOf(":");
  if (at < 1) throw new CannotRun("--login takes EMAIL:PASSWORD");
  return { email: text.slice(0, at), password: text.slice(at + 1) };
}

/** `NAME: VALUE` lines as headers, names in lower case. */
function headersOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(":");
      if (at < 1) throw new CannotRun(`--header ${line}: write NAME: VALUE`);
      return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
}

/** A whole number from 0 on; throws `CannotRun` for what is none. */
function wholeNumber(option: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw new CannotRun(`${option} ${text}: a whole number is wanted`);
  return Number(text);
}

/** Shows on a terminal which route is done; a log stays short. */
function progress({ route }: Ledger, done: number, of: number): void {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r\u001b[K${done === of ? "" : `${done}/${of} ${route.name}`}`);
}
