import { randomBytes } from "node:crypto";
import { apiHeaders } from "../../core/answers.ts";
import type { CoreAnswer, CoreRequest } from "../../core/exchange.ts";
import { isRecord, type Json, parsedJson } from "../json.ts";
import type { RealtimeDatabase } from "../realtime-database.ts";
import { type Path, parsePath } from "../tree/path.ts";
import { toJson } from "../tree/tree.ts";
import { WireRefusal } from "../wire-refusal.ts";
import type { Writer } from "../writer.ts";

const maxBodyLength = 4_000_000;

/**
 * The database over plain HTTP, as Firebase's REST interface has it: `GET`, `PUT`, `PATCH`, `POST` and `DELETE` of
 * `/locks/building/12.json?ns=palier-default`. `Authorization: Bearer owner` passes the rules by, as with the
 * official emulator, for programs on this machine alone; otherwise `auth=<id token>` says who asks. No page of another
 * origin can read it.
 */
export async function restFace(
  request: CoreRequest,
  database: RealtimeDatabase,
  isLocalProgram: boolean,
): Promise<CoreAnswer> {
  try {
    const isOwner = isLocalProgram && request.header("authorization") === "Bearer owner";
    const path = restPath(request.path);
    const token = new URLSearchParams(request.query).get("auth");
    const identity = token === null ? undefined : database.identity(token);
    if (typeof identity === "string") return failed(401, identity);
    if (request.method === "GET") {
      if (!isOwner && !database.canRead(identity, path)) return failed(401, "Permission denied");
      return json(200, toJson(database.at(path)));
    }
    const value = request.method === "DELETE" ? null : await body(request);
    const auth = identity?.auth ?? null;
    return json(200, write(request.method, database, path, value, isOwner ? "owner" : auth));
  } catch (error) {
    if (!(error instanceof WireRefusal)) throw error;
    return failed(error.status === "permission_denied" ? 401 : 400, error.message);
  }
}

function write(method: string, database: RealtimeDatabase, path: Path, value: unknown, auth: Writer): Json {
  if (method === "PATCH") {
    if (!isRecord(value)) throw new WireRefusal("invalid_data", "an update is an object");
    const parts = Object.entries(value).map(([place, each]) => ({
      path: [...path, ...parsePath(place)],
      value: each,
    }));
    database.write(path, parts, true, auth);
    return toJson(database.at(path));
  }
  const isNew = method === "POST";
  if (!isNew && method !== "PUT" && method !== "DELETE")
    throw new WireRefusal("invalid_request", `no ${method} here`);
  const name = `-${randomBytes(12).toString("base64url")}`;
  const at = isNew ? [...path, name] : path;
  database.write(at, [{ path: at, value }], false, auth);
  return isNew ? { name } : toJson(database.at(at));
}

function restPath(path: string): Path {
  try {
    return parsePath(
      path
        .slice(0, -".json".length)
        .split("/")
        .map((part) => decodeURIComponent(part))
        .join("/"),
    );
  } catch (error) {
    if (error instanceof URIError) throw new WireRefusal("invalid_path", "the path is not well encoded");
    throw error;
  }
}

async function body(request: CoreRequest): Promise<unknown> {
  const bytes = await request.body(maxBodyLength);
  if (bytes === undefined) throw new WireRefusal("too_big", `more than ${maxBodyLength} bytes`);
  const value = parsedJson(Buffer.from(bytes).toString());
  if (value === undefined) throw new WireRefusal("invalid_data", "the body is no JSON");
  return value;
}

const json = (status: number, value: Json): CoreAnswer => ({
  status,
  headers: { ...apiHeaders, "content-type": "application/json; charset=utf-8" },
  body: JSON.stringify(value),
});

const failed = (status: number, error: string): CoreAnswer => json(status, { error });
