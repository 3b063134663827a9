import { accountAdmin, contract, problem, problemContentType } from "@palier/contract";
import { withHeaders } from "../core/answers.ts";
import { cookiesHere, sessionCookie } from "../core/cookies.ts";
import type { CoreAnswer, CoreRequest } from "../core/exchange.ts";
import type { Log, LogEvent } from "../core/log-event.ts";
import { parsedJson } from "../realtime/json.ts";
import type { World } from "../world/world.ts";

const idHeader = "x-request-id";

/** The web server's before us, so that its log names the same, or a new one. */
function requestId(request: CoreRequest): string {
  const given = request.header(idHeader);
  return given !== undefined && /^[\w-]{8,128}$/.test(given) ? given : newId();
}

/** 128 bits, which nobody needs to guess at: drawing them from `crypto` would take longer than most answers. */
const newId = (): string => hexOf32Bits() + hexOf32Bits() + hexOf32Bits() + hexOf32Bits();

const hexOf32Bits = (): string =>
  Math.floor(Math.random() * 2 ** 32)
    .toString(16)
    .padStart(8, "0");

export interface Told {
  readonly request: CoreRequest;
  /** Below the API's base. */
  readonly path: string;
  readonly world: World | undefined;
}

/** The answer with its request's id; what an operator will ask about is logged under it. */
export function toldAnswer(answer: CoreAnswer, told: Told, log: Log | undefined): CoreAnswer {
  if (answer.headers[idHeader] !== undefined) return answer;
  const { request, path } = told;
  const id = requestId(request);
  const event = log === undefined ? undefined : eventOf(answer, path);
  if (event !== undefined) {
    const { note, status } = answer;
    const { method, from } = request;
    const call = { id, status, method, path, from, admin: callerOf(told), world: worldOf(told) };
    log?.({ event, ...call, why: reasonOf(answer), ...note });
  }
  return withHeaders(answer, { [idHeader]: id });
}

function eventOf({ status }: CoreAnswer, path: string): LogEvent["event"] | undefined {
  if (status >= 500) return "failed";
  if (status === 423) return "locked";
  if (status === 409) return "conflict";
  const isSignIn = path === contract.session.login.path;
  return isSignIn && (status === 401 || status === 429) ? "sign-in-refused" : undefined;
}

/** What the caller reads: who holds the record, who saved it since. */
function reasonOf({ headers, body }: CoreAnswer): string | undefined {
  if (headers["content-type"] !== problemContentType || typeof body !== "string") return undefined;
  // A fault may have cut it.
  const read = problem.safeParse(parsedJson(body));
  return read.success ? (read.data.detail ?? read.data.title) : undefined;
}

function callerOf({ world, request }: Told): string | undefined {
  const session = cookiesHere(request, sessionCookie).next().value;
  const id = world?.sessions.find(session)?.adminId;
  return id === undefined ? undefined : world?.table(accountAdmin).get(id)?.email;
}

const worldOf = ({ world }: Told): string | undefined =>
  world?.name === "default" ? undefined : world?.name;
