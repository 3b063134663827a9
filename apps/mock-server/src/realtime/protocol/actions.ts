import { isRecord } from "@palier/firebase-rules/json";
import type { Identity } from "../auth/token-office.ts";
import type { Json } from "../json.ts";
import type { Listening, Receiver } from "../listening/listening.ts";
import type { RealtimeDatabase } from "../realtime-database.ts";
import { hashOf } from "../tree/hash.ts";
import { type Path, parsePath } from "../tree/path.ts";
import { type Query, readQuery, selectKeys } from "../tree/query.ts";
import { Branch, type Tree, toJson } from "../tree/tree.ts";
import { WireRefusal } from "../wire-refusal.ts";
import type { Writer } from "../writer.ts";
import type { LastWishes, WishPart } from "./last-wishes.ts";

interface ActingSession extends Receiver {
  readonly database: RealtimeDatabase;
  readonly writer: Writer;
  /** May bypass the rules. */
  readonly mayOwn: boolean;
  own(): void;
  mayRead(path: Path): boolean;
  readonly wishes: LastWishes;
  signInAs(identity: Identity | undefined, silently?: boolean): void;
  listen(name: string, path: Path, query: Query | undefined, tag: number | undefined): Listening;
  unlisten(name: string): void;
}

type Body = Readonly<Record<string, unknown>>;
/** The answer's `d`. Throws a {@link WireRefusal}. */
type Action = (session: ActingSession, body: Body) => Json;

/** By the protocol's `a`. */
export const actions: Readonly<Record<string, Action>> = {
  s: () => "",
  auth: (session, { cred }) => {
    const identity = typeof cred === "string" ? session.database.identity(cred) : "no token";
    if (typeof identity === "string") {
      session.signInAs(undefined, true);
      throw new WireRefusal("invalid_token", identity);
    }
    session.signInAs(identity);
    return { auth: { uid: identity.auth.uid, provider: identity.auth.provider }, expires: identity.expires };
  },
  gauth: (session, { cred }) => {
    // The Admin SDK, as in the official emulator.
    if (cred === "owner" && session.mayOwn) {
      session.own();
      return { auth: null };
    }
    session.signInAs(undefined, true);
    throw new WireRefusal("invalid_token", "no credentials of Google's cloud here: sign in with an id token");
  },
  unauth: (session) => {
    session.signInAs(undefined);
    return "";
  },
  q: (session, body) => {
    const path = readable(session, body.p);
    const query = readQuery(body.q);
    const listening = session.listen(listenName(path, query), path, query, readTag(body.t));
    const known = query === undefined && typeof body.h === "string" && body.h !== "";
    if (!known || body.h !== hashOf(session.database.at(path))) listening.sendWhole(session);
    return {};
  },
  n: (session, body) => {
    session.unlisten(listenName(readPath(body.p), readQuery(body.q)));
    return "";
  },
  g: (session, body) => {
    const tree = session.database.at(readable(session, body.p));
    return selected(tree, readQuery(body.q));
  },
  p: (session, body) => {
    const path = writable(body.p);
    if (body.h !== undefined && body.h !== hashOf(session.database.at(path))) {
      throw new WireRefusal("datastale", "the data has changed meanwhile");
    }
    session.database.write(path, [{ path, value: body.d }], false, auth(session));
    return "";
  },
  m: (session, body) => {
    const path = writable(body.p);
    session.database.write(path, readParts(path, body.d), true, auth(session));
    return "";
  },
  o: (session, body) => {
    const path = writable(body.p);
    return remember(session, path, [{ path, value: body.d }], false);
  },
  om: (session, body) => {
    const path = writable(body.p);
    return remember(session, path, readParts(path, body.d), true);
  },
  oc: (session, body) => {
    session.wishes.cancel(writable(body.p));
    return "";
  },
};

const auth = (session: ActingSession) => session.writer;

/** Rules are checked now, and again when the write runs. */
function remember(session: ActingSession, base: Path, parts: readonly WishPart[], merge: boolean): Json {
  session.database.checkWrite(parts, auth(session));
  if (!session.wishes.add({ base, merge, parts })) {
    throw new WireRefusal("too_big", "too many writes wait for this connection's end");
  }
  return "";
}

/** The SDK handles `.info` itself but sends a `get`; nothing is stored there. */
const readPath = (text: unknown): Path =>
  /^\/?\.info(?:\/|$)/.test(String(text)) ? ["\u0000info"] : parsePath(text);

function readable(session: ActingSession, text: unknown): Path {
  const path = readPath(text);
  if (path[0] === "\u0000info" || session.mayRead(path)) return path;
  throw new WireRefusal("permission_denied", "Permission denied");
}

const writable = (text: unknown): Path => parsePath(text);

function readParts(base: Path, changes: unknown): WishPart[] {
  if (!isRecord(changes)) throw new WireRefusal("invalid_data", "an update is an object");
  return Object.entries(changes).map(([place, value]) => {
    const below = parsePath(place);
    if (below.length === 0) throw new WireRefusal("invalid_path", "an update names places below its own");
    return { path: parsePath([...base, ...below].join("/")), value };
  });
}

function readTag(tag: unknown): number | undefined {
  if (tag === undefined || tag === null) return undefined;
  if (typeof tag === "number" && Number.isSafeInteger(tag)) return tag;
  throw new WireRefusal("invalid_query", "a tag is a whole number");
}

const listenName = (path: Path, query: Query | undefined): string =>
  `${path.join("/")} ${query === undefined ? "" : JSON.stringify(query.wire)}`;

function selected(tree: Tree | undefined, query: Query | undefined): Json {
  if (query === undefined || !(tree instanceof Branch)) return toJson(tree);
  const keys = selectKeys(tree, query);
  return keys.length === 0
    ? null
    : Object.fromEntries(keys.map((key) => [key, toJson(tree.children.get(key))]));
}
