import { check, problem } from "@palier/contract";
import { sessionRoutes } from "@palier/contract/areas/session";
import { whileSameAdmin } from "./admin-change.ts";
import { apiBase, apiCredentials } from "./api-base.ts";
import { dropEarlyAnswers, takeEarlyAnswer } from "./early-answers.ts";
import { ApiFailure } from "./failure.ts";
import { sessionStore } from "./session-store.ts";

/** Ms, well above a slow network's needs. */
const patience = 30_000;

/** Bytes per ms: extends the time-out for files. */
const slowNetwork = 50;
const patienceFor = (body: ApiRequest["body"]): number =>
  patience + (body instanceof Blob ? Math.ceil(body.size / slowNetwork) : 0);

export interface ApiRequest {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit | null | undefined;
  /** False for a read-only POST; defaults by method. */
  readonly changes?: boolean | undefined;
  readonly fetchOptions?: { readonly signal?: AbortSignal | null | undefined } | undefined;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** The body is unread; `interrupted` interprets a read error. */
export interface OpenResponse {
  readonly response: Response;
  readonly interrupted: (error: unknown) => ApiFailure;
  /** As the server refused it; another admin's does not end with this one (A13). */
  readonly endSession: () => void;
}

const sessionPaths = new Set(Object.values(sessionRoutes).map(({ path }) => apiBase + path));

/** With a time-out for the whole answer. Sends nothing under another admin's session (A13). @throws ApiFailure */
export async function send(
  args: ApiRequest,
  limit: "patience" | "no limit" = "patience",
): Promise<OpenResponse> {
  const isOfSession = sessionPaths.has(args.path);
  const recheck = sessionStore.rechecked();
  if (recheck !== undefined && !isOfSession) await recheck;
  const session = sessionStore.get();
  if (session.kind === "changed" && !isOfSession) throw otherAdmin(session.admin);
  const isOfThisSession = whileSameAdmin();
  const known = sessionStore.signIns();
  const endSession = (): void => (isOfThisSession() ? sessionStore.expire(known) : undefined);
  const headers: Record<string, string> = { accept: "application/json", ...args.headers };
  if (args.method !== "GET") headers["x-csrf-token"] = sessionStore.csrfToken();
  const given = args.fetchOptions?.signal ?? undefined;
  const timeout = limit === "no limit" ? undefined : AbortSignal.timeout(patienceFor(args.body));
  const interrupted = (error: unknown): ApiFailure => {
    if (given?.aborted === true) return new ApiFailure({ kind: "aborted" });
    if (timeout?.aborted === true) return new ApiFailure({ kind: "timeout" });
    return error instanceof ApiFailure ? error : new ApiFailure({ kind: "offline" });
  };
  try {
    const signal = AbortSignal.any([given, timeout].filter((each) => each !== undefined));
    if (args.changes ?? args.method !== "GET") dropEarlyAnswers();
    const early = takeEarlyAnswer(args.path);
    const response = await (early === undefined
      ? fetch(args.path, {
          method: args.method,
          headers,
          body: args.body ?? null,
          credentials: apiCredentials,
          signal,
        })
      : unlessAborted(early, signal));
    return { response, interrupted, endSession };
  } catch (error) {
    throw interrupted(error);
  }
}

/** The early request cannot be aborted. */
function unlessAborted(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(new DOMException("aborted", "AbortError"));
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

/** @throws ApiFailure for a refusal or unreadable body */
export async function readAnswer(open: OpenResponse): Promise<Answer> {
  const { status, headers, ok } = open.response;
  if (ok) return { status, headers, body: status === 204 ? undefined : await json(open) };
  throw await refusal(open);
}

/** The failure of a refused request; a 401 ends the page's session. */
export async function refusal(open: OpenResponse): Promise<ApiFailure> {
  const { status, headers } = open.response;
  if (status === 401) open.endSession();
  const answered = check(problem, await json(open).catch(() => undefined));
  const unnamed = { type: "about:blank", title: "", status };
  const id = headers.get("x-request-id");
  const reference = id !== null && /^[\w-]{8,128}$/.test(id) ? { reference: id } : {};
  return new ApiFailure({
    kind: "problem",
    status,
    problem: answered.ok ? answered.value : unnamed,
    ...reference,
  });
}

/** The failure when the browser's session is this admin's: nothing is sent (A13). */
export function otherAdmin({ firstName, lastName }: { firstName: string; lastName: string }): ApiFailure {
  return new ApiFailure({ kind: "other-admin", name: `${firstName} ${lastName}` });
}

async function json({ response, interrupted }: OpenResponse): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new ApiFailure({ kind: "malformed", detail: `${response.url}: not JSON` });
    throw interrupted(error);
  }
}
