import { session as sessionSchema } from "@palier/contract";
import { CannotRun } from "../wire/cannot-run.ts";
import { type Transport, type WireAnswer, WireFault } from "../wire/wire.ts";

/** As whom a request is sent. */
export type Access = "signed-in" | "signed-out" | "no-token" | "wrong-token";

/** Headers that say who asks: a request without a session goes without them. */
const identifying = new Set(["cookie", "authorization", "x-csrf-token"]);

/** Whose requests these are: the caller's headers, the cookie of a sign-in, the CSRF token. */
export class Session {
  readonly #given: Readonly<Record<string, string>>;
  readonly #cookie: string | undefined;
  readonly #token: string | undefined;
  /** The answer of the sign-in, if there was one. */
  readonly signIn: WireAnswer | undefined;

  constructor(
    given: Readonly<Record<string, string>>,
    own: { readonly cookie?: string; readonly token?: string; readonly signIn?: WireAnswer } = {},
  ) {
    this.#given = given;
    this.#cookie = own.cookie;
    this.#token = own.token ?? given["x-csrf-token"];
    this.signIn = own.signIn;
  }

  headers(access: Access, method: "GET" | "POST"): Record<string, string> {
    const type = method === "POST" ? { "content-type": "application/json" } : {};
    if (access === "signed-out") {
      const open = Object.entries(this.#given).filter(([name]) => !identifying.has(name));
      return { ...Object.fromEntries(open), ...type };
    }
    const { "x-csrf-token": _given, ...given } = this.#given;
    const cookie = [given.cookie, this.#cookie].filter((each) => each !== undefined).join("; ");
    const headers = { ...given, ...(cookie === "" ? {} : { cookie }), ...type };
    if (method === "GET" || access === "no-token") return headers;
    const token = access === "wrong-token" ? `wrong-${"0".repeat(16)}` : this.#token;
    return token === undefined ? headers : { ...headers, "x-csrf-token": token };
  }
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Opens the session of a run. Throws {@link CannotRun} with one line when nothing can be verified: nothing answers, what
 * answers is no API, or the sign-in fails.
 */
export async function openSession(
  transport: Transport,
  headers: Readonly<Record<string, string>>,
  login: Credentials | undefined,
): Promise<Session> {
  const first = await arrived(transport, "GET", "/admin/session", headers);
  refuseRedirect("GET /admin/session", first);
  const given = readSession(first);
  if (login === undefined) {
    if (given?.authenticated === true) return new Session(headers, { token: given.csrfToken });
    const identified = Object.keys(headers).some((name) => identifying.has(name));
    if (given === undefined && identified && first.status !== 200) return new Session(headers);
    if (given === undefined) throw noApi(first);
    throw new CannotRun(
      "nobody is signed in: give --login email:password, or the session's cookie by --header",
    );
  }
  const { cookie: _old, ...others } = headers;
  const answer = await arrived(transport, "POST", "/admin/login", others, JSON.stringify(login));
  refuseRedirect("POST /admin/login", answer);
  const signedIn = readSession(answer);
  if (answer.status !== 200 || signedIn?.authenticated !== true) {
    const noSession = given === undefined && signedIn === undefined;
    if (noSession && (answer.status === 200 || isHtml(answer))) throw noApi(answer);
    throw new CannotRun(`the sign-in of ${login.email} failed: POST /admin/login answered ${answer.status}`);
  }
  const cookie = answer.setCookies.map((each) => each.split(";")[0] ?? "").join("; ");
  return new Session(others, { cookie, token: signedIn.csrfToken, signIn: answer });
}

async function arrived(
  transport: Transport,
  method: "GET" | "POST",
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<WireAnswer> {
  const type = body === undefined ? {} : { "content-type": "application/json" };
  try {
    return await transport({
      method,
      path,
      headers: { ...headers, ...type },
      ...(body === undefined ? {} : { body }),
    });
  } catch (error) {
    if (error instanceof WireFault) throw new CannotRun(`${method} ${path}: ${error.message}`);
    throw error;
  }
}

function refuseRedirect(what: string, { status, headers }: WireAnswer): void {
  if (status < 300 || status > 399) return;
  const location = headers.get("location") ?? "nowhere";
  throw new CannotRun(`${what} redirects (${status}) to ${location}: give the address that answers itself`);
}

function readSession({ status, body }: WireAnswer) {
  if (status !== 200) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return sessionSchema.safeParse(value).data;
  } catch {
    return undefined;
  }
}

const isHtml = ({ headers }: WireAnswer): boolean => /html/i.test(headers.get("content-type") ?? "");

function noApi(answer: WireAnswer): CannotRun {
  const what = isHtml(answer) ? "an HTML page" : "no session of the contract";
  return new CannotRun(
    `GET /admin/session answered ${answer.status} with ${what}: is the base URL that of the API (the mock server's ends in /api)?`,
  );
}
