import { CannotRun } from "../wire/cannot-run.ts";
import { type Transport, type WireAnswer, WireFault } from "../wire/wire.ts";
import { type Credentials, isIdentified, readSession, Session } from "./session.ts";

/** @throws {CannotRun} without an answer, an API or a successful sign-in */
export async function openSession(
  transport: Transport,
  headers: Readonly<Record<string, string>>,
  login: Credentials | undefined,
): Promise<Session> {
  const first = await arrived(transport, "GET", "/admin/session", headers);
  refuseRedirect("GET /admin/session", first);
  const given = readSession(first);
  if (login === undefined) {
    if (given?.authenticated === true) {
      return new Session(headers, { token: given.csrfToken, cookies: first.setCookies });
    }
    if (given === undefined && isIdentified(headers) && first.status !== 200) return new Session(headers);
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
  return new Session(others, {
    cookies: answer.setCookies,
    token: signedIn.csrfToken,
    signIn: answer,
    login,
  });
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

const isHtml = ({ headers }: WireAnswer): boolean => /html/i.test(headers.get("content-type") ?? "");

function noApi(answer: WireAnswer): CannotRun {
  const what = isHtml(answer) ? "an HTML page" : "no session of the contract";
  return new CannotRun(
    `GET /admin/session answered ${answer.status} with ${what}: is the base URL that of the API (the mock server's ends in /api)?`,
  );
}
