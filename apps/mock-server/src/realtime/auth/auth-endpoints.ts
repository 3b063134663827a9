import { isRecord } from "@palier/firebase-kit/rules";
import type { CoreAnswer, CoreRequest } from "../../core/exchange.ts";
import { parsedJson } from "../json.ts";
import { AuthRefusal } from "./accounts.ts";
import { adminCalls } from "./admin-calls.ts";
import { type Answer, type Calls, type Project, secureToken, userCalls } from "./user-calls.ts";

const toolkit = "/identitytoolkit.googleapis.com/v1/";
const tokenPath = "/securetoken.googleapis.com/v1/token";
const adminPath = /^projects\/([^/]+)\/(accounts(?::[A-Za-z]+)?)$/;
const maxBodyLength = 65_536;

/** Open to any page, like Google's: no cookies. */
const cors = {
  "access-control-allow-origin": "*",
  "access-control-max-age": "600",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

interface AuthContext {
  readonly projectOf: (name: string) => Project | undefined;
  /** Such a program may act as owner, as with the official emulator. */
  readonly isLocalProgram: boolean;
}

/**
 * Google's sign-in endpoints, at the paths of `connectAuthEmulator` and `firebase-admin`. Clients name the
 * project by API key, backends by path. Undefined for other paths.
 */
export function authEndpoints(
  request: CoreRequest,
  context: AuthContext,
): Promise<CoreAnswer> | CoreAnswer | undefined {
  const { path, method } = request;
  if (path !== tokenPath && !path.startsWith(toolkit)) return undefined;
  return method === "OPTIONS" ? preflight(request) : answer(request, context);
}

async function answer(request: CoreRequest, context: AuthContext): Promise<CoreAnswer> {
  try {
    const call = callOf(request, context);
    if (request.method !== "POST") throw new AuthRefusal("METHOD_NOT_ALLOWED", 405);
    const bytes = await request.body(maxBodyLength);
    if (bytes === undefined) throw new AuthRefusal("PAYLOAD_TOO_LARGE", 413);
    return json(200, call(Buffer.from(bytes).toString()));
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    const { status: code, message } = error;
    return json(code, { error: { code, message, errors: [{ message, domain: "global" }] } });
  }
}

/** Throws an {@link AuthRefusal} without a handler for this caller. */
function callOf(request: CoreRequest, context: AuthContext): (body: string) => Answer {
  if (request.path === tokenPath) {
    const project = byKey(request, context);
    return (body) => secureToken(project, new URLSearchParams(body));
  }
  const name = request.path.slice(toolkit.length);
  const [, owned, ownName = ""] = adminPath.exec(name) ?? [];
  const call = owned === undefined ? named(userCalls, name) : named(adminCalls, ownName);
  const project = owned === undefined ? byKey(request, context) : byOwner(owned, request, context);
  return (body) => call(project, readBody(body));
}

function named(calls: Calls, name: string): Calls[string] {
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (call === undefined) throw new AuthRefusal("Not Found", 404);
  return call;
}

function byKey(request: CoreRequest, { projectOf }: AuthContext): Project {
  const key = new URLSearchParams(request.query).get("key") ?? "";
  if (key === "") throw new AuthRefusal("The request is missing a valid API key.", 403);
  const project = projectOf(key);
  if (project === undefined) throw new AuthRefusal("API key not valid. Please pass a valid API key.");
  return project;
}

function byOwner(id: string, request: CoreRequest, { projectOf, isLocalProgram }: AuthContext): Project {
  if (!isLocalProgram || request.header("authorization")?.toLowerCase() !== "bearer owner")
    throw new AuthRefusal("Request had invalid authentication credentials.", 401);
  const project = projectOf(id);
  if (project === undefined) throw new AuthRefusal("PROJECT_NOT_FOUND");
  return project;
}

function readBody(text: string): Readonly<Record<string, unknown>> {
  const body = parsedJson(text);
  if (!isRecord(body)) throw new AuthRefusal("Invalid JSON payload received. It is no object.");
  return body;
}

const preflight = (request: CoreRequest): CoreAnswer => ({
  status: 204,
  headers: {
    ...cors,
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": request.header("access-control-request-headers") ?? "content-type",
    vary: "access-control-request-headers",
  },
  body: undefined,
});

const json = (status: number, body: unknown): CoreAnswer => ({
  status,
  headers: { ...cors, "content-type": "application/json; charset=utf-8" },
  body: JSON.stringify(body),
});
