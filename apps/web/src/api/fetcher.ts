import { check, problem } from "@palier/contract";
import { apiBase } from "./api-base.ts";
import { ApiFailure } from "./failure.ts";
import { sessionStore } from "./session-store.ts";

/** A call that has not been answered after this is given up, in ms; well above what a slow network needs. */
const patience = 30_000;

/** What a call sends; ts-rest's fetcher arguments fit. */
interface ApiRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit | null | undefined;
  readonly fetchOptions?: { readonly signal?: AbortSignal | null | undefined } | undefined;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/**
 * How every call of the app reaches the API: same-origin cookies, the CSRF token on what changes state, a time-out, and
 * each way of going wrong turned into an {@link ApiFailure}. A session that ended is noted for the whole page.
 */
export async function fetchFromApi(args: ApiRequest): Promise<Answer> {
  const response = await send(args);
  if (response.status === 403 && args.method !== "GET" && (await renewCsrfToken()))
    return settle(await send(args));
  return settle(response);
}

/** Sends one request; what comes back may still be a problem. */
export async function send(args: ApiRequest, limit: "patience" | "no limit" = "patience") {
  const headers: Record<string, string> = { accept: "application/json", ...args.headers };
  if (args.method !== "GET") headers["x-csrf-token"] = sessionStore.csrfToken();
  const given = args.fetchOptions?.signal ?? undefined;
  const timeout = limit === "no limit" ? undefined : AbortSignal.timeout(patience);
  const signals = [given, timeout].filter((signal) => signal !== undefined);
  try {
    return await fetch(args.path, {
      method: args.method,
      headers,
      body: args.body ?? null,
      credentials: "same-origin",
      signal: AbortSignal.any(signals),
    });
  } catch (error) {
    throw lost(error, given, timeout);
  }
}

async function settle(response: Response): Promise<Answer> {
  const { status, headers } = response;
  if (response.ok) return { status, headers, body: status === 204 ? undefined : await json(response) };
  throw await refusal(response);
}

/** What a refused request says, and that the session is over if it is. */
export async function refusal(response: Response): Promise<ApiFailure> {
  const said = check(problem, await json(response).catch(() => undefined));
  if (response.status === 401) sessionStore.expire();
  const unnamed = { type: "about:blank", title: "", status: response.status };
  return new ApiFailure({
    kind: "problem",
    status: response.status,
    problem: said.ok ? said.value : unnamed,
  });
}

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new ApiFailure({ kind: "malformed", detail: `${response.url}: not JSON` });
    throw lost(error, undefined, undefined);
  }
}

function lost(error: unknown, given: AbortSignal | undefined, timeout: AbortSignal | undefined): ApiFailure {
  if (given?.aborted === true) return new ApiFailure({ kind: "aborted" });
  if (timeout?.aborted === true) return new ApiFailure({ kind: "timeout" });
  return error instanceof ApiFailure ? error : new ApiFailure({ kind: "offline" });
}

/**
 * The token goes stale when the admin signs in again in another tab. Asks for the current one.
 * @returns true when it has changed, so that trying again makes sense.
 */
async function renewCsrfToken(): Promise<boolean> {
  const response = await send({ path: `${apiBase}/admin/session`, method: "GET", headers: {}, body: null });
  const body: unknown = response.ok ? await json(response) : undefined;
  const state = sessionStore.get();
  if (state.kind !== "signed-in" || typeof body !== "object" || body === null || !("csrfToken" in body))
    return false;
  const { csrfToken } = body;
  if (typeof csrfToken !== "string" || csrfToken === state.csrfToken) return false;
  sessionStore.set({ ...state, csrfToken });
  return true;
}
