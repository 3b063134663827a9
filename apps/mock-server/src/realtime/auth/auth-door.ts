import { isRecord } from "@palier/firebase-rules/json";
import type { CoreAnswer, CoreRequest } from "../../core/exchange.ts";
import { parsedJson } from "../json.ts";
import { AuthRefusal } from "./account.ts";
import { adminCalls } from "./admin-toolkit.ts";
import { type Answer, type Calls, secureToken, userCalls } from "./identity-toolkit.ts";
import type { Project } from "./project.ts";

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

interface AuthDoor {
  readonly projectOf: (name: string) => Project | undefined;
  /** Such a program may act as owner, as with the official emulator. */
  readonly isLocalProgram: boolean;
}

/**
 * Google's sign-in endpoints, at the paths of `connectAuthEmulator` and `firebase-admin`. Clients name the
 * project by API key, backends by path. Undefined for other paths.
 */
export function authDoor(request: CoreRequest, door: AuthDoor): Promise<CoreAnswer> | CoreAnswer | undefined {
  const { path, method } = request;
  if (path !== tokenPath && !path.startsWith(toolkit)) return undefined;
  if (method === "OPTIONS") return preflight(request);
  return answer(request, door);
}

async function answer(request: CoreRequest, door: AuthDoor): Promise<CoreAnswer> {
  try {
    const call = path(request, door);
    if (request.method !== "POST") return refused(new AuthRefusal("METHOD_NOT_ALLOWED", { code: 405 }));
    const bytes = await request.body(maxBodyLength);
    if (bytes === undefined) return refused(new AuthRefusal("PAYLOAD_TOO_LARGE", { code: 413 }));
    return json(200, call(Buffer.from(bytes).toString()));
  } catch (error) {
    if (error instanceof AuthRefusal) return refused(error);
    throw error;
  }
}

/** Throws an {@link AuthRefusal} without a handler for this caller. */
function path(request: CoreRequest, door: AuthDoor): (body: string) => Answer {
  if (request.path === tokenPath) {
    const project = byKey(request, door);
    return (body) => secureToken(project, new URLSearchParams(body));
  }
  const name = request.path.slice(toolkit.length);
  const [, owned, ownCall = ""] = adminPath.exec(name) ?? [];
  if (owned === undefined) {
    const call = callOf(userCalls, name);
    const project = byKey(request, door);
    return (body) => call(project, readBody(body));
  }
  const call = callOf(adminCalls, ownCall);
  const credential = request.header("authorization")?.toLowerCase();
  if (credential === undefined) throw withoutKey();
  if (!door.isLocalProgram || credential !== "bearer owner") throw wrongCredential();
  const project = door.projectOf(owned);
  if (project === undefined) throw new AuthRefusal("PROJECT_NOT_FOUND");
  return (body) => call(project, readBody(body));
}

function callOf(calls: Calls, name: string): Calls[string] {
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (call !== undefined) return call;
  throw new AuthRefusal("Not Found", { code: 404, status: "NOT_FOUND", reason: "notFound" });
}

function byKey(request: CoreRequest, { projectOf }: AuthDoor): Project {
  const key = new URLSearchParams(request.query).get("key") ?? "";
  if (key === "") throw withoutKey();
  const project = projectOf(key);
  if (project === undefined) throw new AuthRefusal("API key not valid. Please pass a valid API key.");
  return project;
}

function readBody(text: string): Readonly<Record<string, unknown>> {
  const body = parsedJson(text);
  const shape = { status: "INVALID_ARGUMENT", reason: "parseError" };
  if (!isRecord(body)) throw new AuthRefusal("Invalid JSON payload received. It is no object.", shape);
  return body;
}

const withoutKey = (): AuthRefusal =>
  new AuthRefusal("The request is missing a valid API key.", {
    code: 403,
    status: "PERMISSION_DENIED",
    reason: "forbidden",
  });

const wrongCredential = (): AuthRefusal =>
  new AuthRefusal("Request had invalid authentication credentials.", {
    code: 401,
    status: "UNAUTHENTICATED",
    reason: "authError",
  });

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

function refused({ message, shape: { code = 400, status, reason = "invalid" } }: AuthRefusal): CoreAnswer {
  const errors = [{ message, reason, ...(reason === "notFound" ? {} : { domain: "global" }) }];
  return json(code, { error: { code, message, errors, ...(status === undefined ? {} : { status }) } });
}
