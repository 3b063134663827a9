import type { RouteEntry } from "@palier/contract";
import { accountAdmin, check, takesToken } from "@palier/contract";
import { emptyAnswer, withHeaders } from "../core/answers.ts";
import { cookiesHere, sessionCookie } from "../core/cookies.ts";
import type { CoreAnswer, CoreRequest, Eventually } from "../core/exchange.ts";
import { type JsonBody, readBody } from "../core/json-body.ts";
import { problemDetails } from "../core/problem.texts.ts";
import { invalid, problemAnswer, problemOf, refuse } from "../core/refusal.ts";
import { bringUpToDate } from "../world/bring-up-to-date.ts";
import type { SignedIn } from "../world/sessions.ts";
import type { World } from "../world/world.ts";
import { WorldGone } from "../world/world-gone.ts";
import type { Call, Serve } from "./call.ts";
import { checkLock } from "./lock.ts";
import { once } from "./once.ts";
import type { Found, Registered, Router } from "./router.ts";

/** Another after a reset. */
interface Host {
  readonly world: World;
}

/**
 * In order: path 404, method 405, path parameters 404, due changes, session 401, CSRF 403, size 413, content
 * type 415, JSON 400, body 422, repeated `Idempotency-Key`, lock 423, handler, validated answer. Thrown
 * values become problem answers.
 */
export function answerCall(
  router: Router<Serve>,
  host: Host,
  request: CoreRequest,
  path: string,
): Eventually<CoreAnswer> {
  try {
    const method = request.method === "HEAD" ? "GET" : request.method;
    const found = router.find(method, path);
    const { around } = host.world;
    if (around === undefined) return answerFound(found, host, request);
    const route = found.kind === "route" ? found.route.entry : undefined;
    const next = (through = request) => answerFound(found, host, through);
    const answer = around(request, route, next);
    return answer instanceof Promise ? answer.catch(problemOf) : answer;
  } catch (error) {
    return problemOf(error);
  }
}

function answerFound(found: Found<Serve>, host: Host, request: CoreRequest): Eventually<CoreAnswer> {
  if (found.kind === "none") return problemAnswer("not-found", { detail: problemDetails.noPath });
  const params = pathValues(found.route, found.values);
  if (params === undefined) return problemAnswer("not-found", { detail: problemDetails.badPath });
  if (found.kind === "method") return otherMethod(found, request.method);
  return problemsOf(found.route, host, request, params);
}

/** Wrappers see refusals as answers. */
function problemsOf(
  route: Registered<Serve>,
  host: Host,
  request: CoreRequest,
  params: Readonly<Record<string, unknown>>,
): Eventually<CoreAnswer> {
  try {
    const { world } = host;
    const answer = serveCall(route.entry, route.target, world, request, params);
    if (!(answer instanceof Promise)) return answer;
    const again = () => problemsOf(route, host, request, params);
    // If its world was replaced while the body was read, the call counts as made afterwards.
    return answer.catch((error: unknown) => (world === host.world ? problemOf(error) : again()));
  } catch (error) {
    return problemOf(error);
  }
}

const noParams: Readonly<Record<string, unknown>> = {};

/** Undefined if malformed (§2: `walletId` is digits only). */
function pathValues<T>(
  { entry, names }: Registered<T>,
  values: readonly string[],
): Readonly<Record<string, unknown>> | undefined {
  if (values.length === 0) return noParams;
  const params: Record<string, unknown> = {};
  for (const [at, value] of values.entries()) {
    const name = names[at];
    const checked = name === undefined ? undefined : entry.pathParams.shape[name]?.safeParse(value);
    if (name === undefined || checked?.success !== true) return undefined;
    params[name] = checked.data;
  }
  return params;
}

function otherMethod({ allow }: Extract<Found<Serve>, { kind: "method" }>, method: string): CoreAnswer {
  const allowed = [...allow.flatMap((each) => (each === "GET" ? ["GET", "HEAD"] : [each])), "OPTIONS"].join(
    ", ",
  );
  if (method === "OPTIONS") return emptyAnswer(204, { allow: allowed });
  return withHeaders(problemAnswer("method-not-allowed", { detail: problemDetails.method(allowed) }), {
    allow: allowed,
  });
}

function serveCall(
  route: RouteEntry,
  serve: Serve,
  world: World,
  request: CoreRequest,
  params: Readonly<Record<string, unknown>>,
): Eventually<CoreAnswer> {
  if (route.method === "GET") return serve(admitted(route, world, request, params));
  return readBody(request, route.meta.maxBody)
    .catch(thrownLater)
    .then((body) => {
      const call = admitted(route, world, request, params);
      const sent = body();
      return servePost({ ...call, body: postBody(route, sent) }, serve, sent);
    });
}

/** A body's refusal comes after those of path and session. */
const thrownLater = (error: unknown) => (): never => {
  throw error;
};

/** Throws 401 without a session, 403 for a wrong token, {@link WorldGone} for a world that was closed meanwhile. */
function admitted(
  route: RouteEntry,
  world: World,
  request: CoreRequest,
  params: Readonly<Record<string, unknown>>,
): Call {
  if (world.isGone) throw new WorldGone();
  bringUpToDate(world);
  const session = sessionOf(world, request);
  const known = session && world.table(accountAdmin).get(session.adminId);
  const admin = known?.enabled === true ? known : undefined;
  if (route.meta.authenticated && admin === undefined) {
    throw refuse("signed-out", { detail: problemDetails.signedOut });
  }
  const call: Call = { request, route, world, params, body: undefined, session, admin };
  // No session yet, so no token; SameSite protects signing in.
  if (route.method === "POST" && session !== undefined && takesToken(route))
    checkToken(request, session.csrfToken);
  return call;
}

/** The first cookie that names an open session. */
function sessionOf(world: World, request: CoreRequest): SignedIn | undefined {
  for (const id of cookiesHere(request, sessionCookie)) {
    const session = world.sessions.find(id);
    if (session !== undefined) return session;
  }
  return undefined;
}

function checkToken(request: CoreRequest, token: string): void {
  const sent = request.header("x-csrf-token") ?? request.header("x-xsrf-token");
  if (sent !== token) throw refuse("csrf-token", { detail: problemDetails.csrf });
}

/** Throws 400 unless it is an object, 422 at its fields. */
function postBody(route: RouteEntry, { value }: JsonBody): unknown {
  if (value !== undefined && (typeof value !== "object" || value === null || Array.isArray(value))) {
    throw refuse("malformed", { detail: problemDetails.notObject });
  }
  if (route.body === undefined) return undefined;
  const checked = check(route.body, value ?? (route.body.safeParse(undefined).success ? undefined : {}));
  if (!checked.ok) throw invalid(checked.errors);
  return checked.value;
}

/** Before lock and version: a repeated key gets its answer even if the record changed since. */
function servePost(call: Call, serve: Serve, body: JsonBody): CoreAnswer {
  const checked: Serve = (first) => {
    checkLock(first);
    return serve(first);
  };
  return once(call, body.value, checked);
}
