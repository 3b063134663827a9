import type { Json } from "../json.ts";
import { mergeOf, type Request, setOf, without } from "../request.ts";
import { hashOf } from "../tree/hash.ts";
import { type Path, parsePath } from "../tree/path.ts";
import { readQuery, selected } from "../tree/query.ts";
import { WireRefusal } from "../wire-refusal.ts";
import { pong, readEnvelope, reply, type WireRequest } from "./envelope.ts";
import { message } from "./message.ts";
import { listenName, type Session } from "./session.ts";

type Body = Readonly<Record<string, unknown>>;
/** The answer's `d`. Throws a {@link WireRefusal}. */
type Action = (session: Session, body: Body) => Json;

/** Places that one connection's end may write. */
const maxOnDisconnect = 10_000;

/** Does what a client's message asks, and answers. A message that cannot be read ends the session. */
export function act(session: Session, text: string): void {
  const envelope = readEnvelope(text);
  if (typeof envelope === "string") session.fail(envelope);
  else if (envelope.kind === "ping") session.send(message(pong));
  else if (envelope.kind === "request") answer(session, envelope);
}

function answer(session: Session, { number, action, body }: WireRequest): void {
  const name = action.slice(0, 40);
  try {
    const known = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (known === undefined) throw new WireRefusal("invalid_request", `unknown action ${name}`);
    session.checkExpiry();
    const data = known(session, body);
    session.send(message(reply(number, "ok", data)));
  } catch (error) {
    if (!(error instanceof WireRefusal)) throw error;
    const usual = error.status === "permission_denied" || error.status === "datastale";
    if (!usual) session.caller.note(`${name} was refused: ${error.message}`);
    session.send(message(reply(number, error.status, error.message)));
  }
}

/** By the protocol's `a`. */
const actions: Readonly<Record<string, Action>> = {
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
    if (cred === "owner" && session.caller.isLocalProgram) {
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
    const hash = hashOf(session.database.at(path));
    session.listen(path, query, readTag(body.t), query === undefined && hash !== "" && body.h === hash);
    return {};
  },
  n: (session, body) => {
    session.unlisten(listenName(readPath(body.p), readQuery(body.q)));
    return "";
  },
  g: (session, body) => selected(session.database.at(readable(session, body.p)), readQuery(body.q)),
  p: (session, body) => {
    const path = parsePath(body.p);
    if (body.h !== undefined && body.h !== hashOf(session.database.at(path))) {
      throw new WireRefusal("datastale", "the data has changed meanwhile");
    }
    session.database.write(setOf(path, body.d), session.writer);
    return "";
  },
  m: (session, body) => {
    session.database.write(mergeOf(parsePath(body.p), body.d), session.writer);
    return "";
  },
  o: (session, body) => remember(session, setOf(parsePath(body.p), body.d)),
  om: (session, body) => remember(session, mergeOf(parsePath(body.p), body.d)),
  oc: (session, body) => {
    session.onDisconnect = without(session.onDisconnect, parsePath(body.p));
    return "";
  },
};

/** Rules are checked now, and again when the write runs. Replaces earlier ones at and below its places. */
function remember(session: Session, request: Request): Json {
  session.database.checkWrite(request, session.writer);
  const others = request.parts.reduce((rest, { path }) => without(rest, path), session.onDisconnect);
  const all = [...others, request];
  if (all.reduce((sum, { parts }) => sum + parts.length, 0) > maxOnDisconnect)
    throw new WireRefusal("too_big", "too many writes wait for this connection's end");
  session.onDisconnect = all;
  return "";
}

/** The SDK handles `.info` itself but sends a `get`; nothing is stored there. */
const readPath = (text: unknown): Path =>
  /^\/?\.info(?:\/|$)/.test(String(text)) ? ["\u0000info"] : parsePath(text);

function readable(session: Session, text: unknown): Path {
  const path = readPath(text);
  if (path[0] === "\u0000info" || session.database.canRead(session.writer, path)) return path;
  throw new WireRefusal("permission_denied", "Permission denied");
}

function readTag(tag: unknown): number | undefined {
  if (tag === undefined || tag === null) return undefined;
  if (typeof tag === "number" && Number.isSafeInteger(tag)) return tag;
  throw new WireRefusal("invalid_query", "a tag is a whole number");
}
