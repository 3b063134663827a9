import type { CoreAnswer, CoreRequest } from "../../core/exchange.ts";
import { parsedJson } from "../json.ts";
import { AuthRefusal } from "./accounts.ts";
import { identityToolkit, secureToken } from "./identity-toolkit.ts";
import type { Project } from "./project.ts";

const paths =
  /^\/(?:identitytoolkit\.googleapis\.com\/v1\/(accounts:[A-Za-z]+)|securetoken\.googleapis\.com\/v1\/(token))$/;
const maxBodyLength = 65_536;

/** Any page may ask, as with Google's own addresses: these calls use no cookie. */
const cors = {
  "access-control-allow-origin": "*",
  "access-control-max-age": "600",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

/**
 * Google's two sign-in addresses, where `connectAuthEmulator(auth, "http://host:port")` looks for them. The API key in
 * the query says the project. Undefined for any other path.
 */
export function authDoor(
  request: CoreRequest,
  projectOf: (key: string) => Project | undefined,
): Promise<CoreAnswer> | CoreAnswer | undefined {
  const found = paths.exec(request.path);
  if (found === null) return undefined;
  if (request.method === "OPTIONS") return preflight(request);
  if (request.method !== "POST") return refused(405, "METHOD_NOT_ALLOWED");
  const project = projectOf(new URLSearchParams(request.query).get("key") ?? "");
  if (project === undefined) return refused(400, "API key not valid. Please pass a valid API key.");
  return answer(request, found[1], project);
}

async function answer(request: CoreRequest, call: string | undefined, project: Project): Promise<CoreAnswer> {
  const bytes = await request.body(maxBodyLength);
  if (bytes === undefined) return refused(413, "PAYLOAD_TOO_LARGE");
  const text = Buffer.from(bytes).toString();
  try {
    const found =
      call === undefined
        ? secureToken(project, new URLSearchParams(text))
        : identityToolkit(project, call, parsedJson(text));
    return found === undefined ? refused(404, "NOT_FOUND") : json(200, found);
  } catch (error) {
    if (error instanceof AuthRefusal) return refused(400, error.message);
    throw error;
  }
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

/** Google's shape of an error. */
const refused = (code: number, message: string): CoreAnswer =>
  json(code, { error: { code, message, errors: [{ message, domain: "global", reason: "invalid" }] } });
