import { randomBytes } from "node:crypto";
import { apiHeaders } from "../../core/answers.ts";
import type { CoreAnswer, CoreRequest } from "../../core/exchange.ts";
import { type Json, parsedJson } from "../json.ts";
import type { RealtimeDatabase, Writer } from "../realtime-database.ts";
import { maxWrite, mergeOf, setOf } from "../request.ts";
import { RuleBook } from "../rules/rule-book.ts";
import { hashOf } from "../tree/hash.ts";
import { type Path, parsePath, pathText } from "../tree/path.ts";
import { isBranch, type Tree, toJson } from "../tree/tree.ts";
import { WireRefusal } from "../wire-refusal.ts";
import { type RestOptions, restOptions } from "./rest-options.ts";

interface Asked {
  readonly request: CoreRequest;
  readonly options: RestOptions;
  readonly database: RealtimeDatabase;
  readonly path: Path;
  readonly writer: Writer;
}

/**
 * Firebase's REST: `GET`, `PUT`, `PATCH`, `POST`, `DELETE` of `/locks/building/12.json?ns=palier-default`,
 * with `print`, `shallow`, `X-Firebase-ETag`, `If-Match`; `/.settings/rules.json`. `Authorization: Bearer
 * owner` bypasses the rules, for local programs only; `auth=<id token>` names a user. Not readable from other
 * origins.
 */
export async function restAnswer(
  request: CoreRequest,
  database: RealtimeDatabase,
  isLocalProgram: boolean,
): Promise<CoreAnswer> {
  try {
    const isOwner = isLocalProgram && request.header("authorization") === "Bearer owner";
    if (request.path === "/.settings/rules.json") return json(200, await rules(request, database, isOwner));
    const path = restPath(request.path);
    const options = restOptions(request);
    const identity = options.auth === undefined ? undefined : database.identity(options.auth);
    if (typeof identity === "string") return failed(401, identity);
    const writer: Writer = isOwner ? "owner" : (identity?.auth ?? null);
    const asked = { request, options, database, path, writer };
    return request.method === "GET" ? read(asked) : await write(asked);
  } catch (error) {
    if (!(error instanceof WireRefusal)) throw error;
    return failed(error.status === "permission_denied" ? 401 : 400, error.message);
  }
}

function read({ database, path, writer, options }: Asked): CoreAnswer {
  checkReadable(database, path, writer);
  const tree = database.at(path);
  return printed(options, options.shallow ? shallow(tree) : toJson(tree), tree);
}

async function write({ request, options, database, path, writer }: Asked): Promise<CoreAnswer> {
  const { method } = request;
  const value = method === "DELETE" ? null : await bodyOf(request);
  // No await before the write.
  if (options.ifMatch !== undefined) {
    checkReadable(database, path, writer);
    const before = database.at(path);
    if (etagOf(before) !== options.ifMatch)
      return json(412, toJson(before), { etag: etagOf(before) }, options.pretty);
  }
  return printed(options, stored(method, database, path, value, writer), database.at(path));
}

/** The answer's body. */
function stored(
  method: string,
  database: RealtimeDatabase,
  path: Path,
  value: unknown,
  writer: Writer,
): Json {
  switch (method) {
    case "PATCH": {
      const request = mergeOf(path, value);
      database.write(request, writer);
      const parts = request.parts.map(({ path: at }) => [
        pathText(at.slice(path.length)),
        toJson(database.at(at)),
      ]);
      return Object.fromEntries(parts);
    }
    case "POST": {
      const name = `-${randomBytes(12).toString("base64url")}`;
      database.write(setOf([...path, name], value), writer);
      return { name };
    }
    case "PUT":
    case "DELETE":
      database.write(setOf(path, value), writer);
      return toJson(database.at(path));
    default:
      throw new WireRefusal("invalid_request", `no ${method} here`);
  }
}

function checkReadable(database: RealtimeDatabase, path: Path, reader: Writer): void {
  if (!database.canRead(reader, path)) throw new WireRefusal("permission_denied", "Permission denied");
}

/** As `firebase-admin` and a deployment read and put them. Faulty rules leave the former in force. */
async function rules(request: CoreRequest, database: RealtimeDatabase, isOwner: boolean): Promise<Json> {
  if (!isOwner) throw new WireRefusal("permission_denied", "Permission denied");
  // `format=strict` omits comments, which are never kept. `dryRun` is refused, as it must not deploy.
  for (const [name, value] of new URLSearchParams(request.query))
    if (name !== "ns" && !(name === "format" && value === "strict"))
      throw new WireRefusal("invalid_query", `the query parameter '${name}' is not understood here`);
  if (request.method === "GET") return database.rules.file;
  if (request.method !== "PUT") throw new WireRefusal("invalid_request", `no ${request.method} here`);
  const file = await bodyOf(request);
  try {
    database.rules = new RuleBook(file);
  } catch (error) {
    throw new WireRefusal("invalid_data", error instanceof Error ? error.message : String(error));
  }
  return { status: "ok" };
}

/** Throws a {@link WireRefusal} with Google's message. */
async function bodyOf(request: CoreRequest): Promise<unknown> {
  const bytes = await request.body(maxWrite);
  if (bytes === undefined) {
    const why = "Data to write exceeds the maximum size that can be modified with a single request.";
    throw new WireRefusal("too_big", why);
  }
  const value = parsedJson(Buffer.from(bytes).toString());
  if (value === undefined)
    throw new WireRefusal("invalid_data", "Invalid data; couldn't parse JSON object, array, or value.");
  return value;
}

function restPath(path: string): Path {
  try {
    return parsePath(decodeURIComponent(path.slice(0, -".json".length)));
  } catch (error) {
    if (error instanceof URIError) throw new WireRefusal("invalid_path", "the path is not well encoded");
    throw error;
  }
}

/** Keys with `true` for branches. */
const shallow = (tree: Tree | undefined): Json =>
  isBranch(tree)
    ? Object.fromEntries(Object.entries(tree).map(([key, child]) => [key, isBranch(child) ? true : child]))
    : toJson(tree);

const etagOf = (tree: Tree | undefined): string => hashOf(tree) || "null_etag";

function printed({ silent, pretty, wantsEtag }: RestOptions, value: Json, at: Tree | undefined): CoreAnswer {
  const headers: Record<string, string> = wantsEtag ? { etag: etagOf(at) } : {};
  if (silent) return { status: 204, headers: { ...apiHeaders, ...headers }, body: undefined };
  return json(200, value, headers, pretty);
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
