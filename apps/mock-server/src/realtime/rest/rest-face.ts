import { randomBytes } from "node:crypto";
import { isRecord } from "@palier/firebase-rules/json";
import { apiHeaders } from "../../core/answers.ts";
import type { CoreAnswer, CoreRequest } from "../../core/exchange.ts";
import type { Identity } from "../auth/token-office.ts";
import type { Json } from "../json.ts";
import type { RealtimeDatabase } from "../realtime-database.ts";
import { hashOf } from "../tree/hash.ts";
import { type Path, parsePath } from "../tree/path.ts";
import { Branch, type Tree, toJson } from "../tree/tree.ts";
import { WireRefusal } from "../wire-refusal.ts";
import type { Writer } from "../writer.ts";
import { restBody } from "./rest-body.ts";
import { type RestOptions, restOptions } from "./rest-options.ts";
import { refuseQuery } from "./rest-query.ts";
import { restRules, rulesPath } from "./rest-rules.ts";

interface Asked {
  readonly request: CoreRequest;
  readonly options: RestOptions;
  readonly database: RealtimeDatabase;
  readonly path: Path;
  readonly identity: Identity | undefined;
  readonly isOwner: boolean;
}

/**
 * Firebase's REST: `GET`, `PUT`, `PATCH`, `POST`, `DELETE` of `/locks/building/12.json?ns=palier-default`,
 * with `print`, `shallow`, `X-Firebase-ETag`, `If-Match`; `/.settings/rules.json`. `Authorization: Bearer
 * owner` bypasses the rules, for local programs only; `auth=<id token>` names a user. Not readable from other
 * origins.
 */
export async function restFace(
  request: CoreRequest,
  database: RealtimeDatabase,
  isLocalProgram: boolean,
): Promise<CoreAnswer> {
  try {
    const isOwner = isLocalProgram && request.header("authorization") === "Bearer owner";
    if (request.path === rulesPath) return json(200, await restRules(request, database, isOwner));
    const path = restPath(request.path);
    const options = restOptions(request);
    const identity = options.auth === undefined ? undefined : database.identity(options.auth);
    if (typeof identity === "string") return failed(401, identity);
    const asked = { request, options, database, path, identity, isOwner };
    return request.method === "GET" ? read(asked) : await write(asked);
  } catch (error) {
    if (!(error instanceof WireRefusal)) throw error;
    return failed(error.status === "permission_denied" ? 401 : 400, error.message);
  }
}

function read({ database, path, identity, isOwner, options }: Asked): CoreAnswer {
  checkReadable(database, path, identity, isOwner);
  if (options.order !== undefined) refuseQuery(database, path, options.order);
  const tree = database.at(path);
  return printed(options, options.shallow ? shallow(tree) : toJson(tree), tree);
}

async function write({ request, options, database, path, identity, isOwner }: Asked): Promise<CoreAnswer> {
  const { method } = request;
  const value = method === "DELETE" ? null : await restBody(request);
  // No await before the write.
  if (options.ifMatch !== undefined) {
    checkReadable(database, path, identity, isOwner);
    const before = database.at(path);
    if (etagOf(before) !== options.ifMatch)
      return json(412, toJson(before), { etag: etagOf(before) }, options.pretty);
  }
  const answer = stored(method, database, path, value, isOwner ? "owner" : (identity?.auth ?? null));
  return printed(options, answer, database.at(path));
}

function stored(method: string, database: RealtimeDatabase, path: Path, value: unknown, auth: Writer): Json {
  if (method === "PATCH") {
    if (!isRecord(value)) throw new WireRefusal("invalid_data", "an update is an object");
    const parts = Object.entries(value).map(([place, each]) => ({
      place,
      path: [...path, ...parsePath(place)],
      value: each,
    }));
    database.write(path, parts, true, auth);
    return Object.fromEntries(parts.map(({ place, path: at }) => [place, toJson(database.at(at))]));
  }
  const isNew = method === "POST";
  if (!isNew && method !== "PUT" && method !== "DELETE")
    throw new WireRefusal("invalid_request", `no ${method} here`);
  const name = `-${randomBytes(12).toString("base64url")}`;
  const at = isNew ? [...path, name] : path;
  database.write(at, [{ path: at, value }], false, auth);
  return isNew ? { name } : toJson(database.at(at));
}

function checkReadable(
  database: RealtimeDatabase,
  path: Path,
  identity: Identity | undefined,
  isOwner: boolean,
): void {
  if (!isOwner && !database.canRead(identity, path))
    throw new WireRefusal("permission_denied", "Permission denied");
}

/** Keys with `true` for branches. */
const shallow = (tree: Tree | undefined): Json =>
  tree instanceof Branch
    ? Object.fromEntries(
        Array.from(tree.children, ([key, child]) => [key, child instanceof Branch ? true : child]),
      )
    : toJson(tree);

const etagOf = (tree: Tree | undefined): string => hashOf(tree) || "null_etag";

function printed({ silent, pretty, wantsEtag }: RestOptions, value: Json, at: Tree | undefined): CoreAnswer {
  const headers: Record<string, string> = wantsEtag ? { etag: etagOf(at) } : {};
  if (silent) return { status: 204, headers: { ...apiHeaders, ...headers }, body: undefined };
  return json(200, value, headers, pretty);
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

const json = (
  status: number,
  value: Json,
  headers: Readonly<Record<string, string>> = {},
  pretty = false,
): CoreAnswer => ({
  status,
  headers: { ...apiHeaders, ...headers, "content-type": "application/json; charset=utf-8" },
  body: pretty ? `${JSON.stringify(value, undefined, 2)}\n` : JSON.stringify(value),
});

const failed = (status: number, error: string): CoreAnswer => json(status, { error });
