import { session as sessionSchema } from "@palier/contract";
import { CannotRun } from "../wire/cannot-run.ts";
import type { Transport, WireAnswer } from "../wire/wire.ts";
import { CookieJar } from "./cookie-jar.ts";

export type Access = "signed-in" | "signed-out" | "no-token" | "wrong-token";

/** Identify the caller, so omitted when signed out. */
const identifying = new Set(["cookie", "authorization", "x-csrf-token"]);
const reopened = 40;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface Opened {
  readonly cookies?: readonly string[];
  readonly token?: string;
  readonly signIn?: WireAnswer;
  readonly login?: Credentials;
}

/** The caller's headers, cookies of a sign-in, and the CSRF token. */
export class Session {
  readonly #given: Readonly<Record<string, string>>;
  readonly #login: Credentials | undefined;
  readonly #jar: CookieJar;
  #token: string | undefined;
  #times = 0;
  readonly signIn: WireAnswer | undefined;

  constructor(given: Readonly<Record<string, string>>, own: Opened = {}) {
    const { cookie, ...others } = given;
    this.#given = others;
    this.#jar = new CookieJar(cookie);
    this.#jar.take(own.cookies ?? []);
    this.#token = own.token ?? given["x-csrf-token"];
    this.#login = own.login;
    this.signIn = own.signIn;
  }

  headers(access: Access, method: "GET" | "POST"): Record<string, string> {
    const type = method === "POST" ? { "content-type": "application/json" } : {};
    if (access === "signed-out") return { ...this.#open, ...type };
    const { "x-csrf-token": _given, ...given } = this.#given;
    const cookie = this.#jar.header();
    const headers = { ...given, ...(cookie === undefined ? {} : { cookie }), ...type };
    if (method === "GET" || access === "no-token") return headers;
    const token = access === "wrong-token" ? `wrong-${"0".repeat(16)}` : this.#token;
    return token === undefined ? headers : { ...headers, "x-csrf-token": token };
  }

  get #open(): Record<string, string> {
    return Object.fromEntries(Object.entries(this.#given).filter(([name]) => !identifying.has(name)));
  }

  /** Any answer may replace the session's cookies. */
  take(access: Access, { setCookies }: WireAnswer): void {
    if (access !== "signed-out") this.#jar.take(setCookies);
  }

  /** Values that no report may show. */
  get secrets(): readonly string[] {
    return [...this.#jar.values, this.#token ?? "", this.#login?.password ?? ""].filter(
      (each) => each.length >= 8,
    );
  }

  /**
   * As the web app does: the token had changed (403), or the session had ended (401) and was reopened.
   * @throws {CannotRun} when the session cannot be reopened
   */
  async renew(
    transport: Transport,
    access: Access,
    method: "GET" | "POST",
    status: number,
  ): Promise<boolean> {
    const mayBeStale = (status === 403 && method === "POST") || status === 401;
    if (access !== "signed-in" || !mayBeStale) return false;
    const now = await this.#read(transport);
    if (now === undefined) return false;
    if (now.authenticated) {
      const changed = now.csrfToken !== this.#token;
      this.#token = now.csrfToken;
      return changed && status === 403;
    }
    if (status !== 401) return false;
    await this.openAgain(transport);
    return true;
  }

  /** @throws {CannotRun} when signing in again fails */
  async openAgain(transport: Transport): Promise<void> {
    this.#times += 1;
    if (this.#login === undefined) {
      throw new CannotRun("the session ended during the run; with --login it is opened again");
    }
    if (this.#times > reopened) throw new CannotRun(`the session ended ${reopened} times during the run`);
    const answer = await transport({
      method: "POST",
      path: "/admin/login",
      headers: { ...this.#open, "content-type": "application/json" },
      body: JSON.stringify(this.#login),
    });
    const signedIn = readSession(answer);
    if (answer.status !== 200 || signedIn?.authenticated !== true) {
      throw new CannotRun(`the session ended during the run, and its second sign-in got ${answer.status}`);
    }
    this.#jar.take(answer.setCookies);
    this.#token = signedIn.csrfToken;
  }

  /** To find the session's own cookie; undefined: no answer. */
  async isOpenWithout(transport: Transport, cookie: string): Promise<boolean | undefined> {
    return (await this.#read(transport, cookie))?.authenticated;
  }

  async #read(transport: Transport, without?: string) {
    const { cookie: _all, ...others } = this.headers("signed-in", "GET");
    const cookie = this.#jar.header(without);
    const headers = { ...others, ...(cookie === undefined ? {} : { cookie }) };
    const answer = await transport({ method: "GET", path: "/admin/session", headers });
    if (without === undefined) this.#jar.take(answer.setCookies);
    return readSession(answer);
  }
}

/** Undefined if the answer holds no session. */
export function readSession({ status, body }: WireAnswer) {
  if (status !== 200) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return sessionSchema.safeParse(value).data;
  } catch {
    return undefined;
  }
}

export const isIdentified = (headers: Readonly<Record<string, string>>): boolean =>
  Object.keys(headers).some((name) => identifying.has(name));
