/** The backend over HTTP. Each request is one transaction, which ends before the answer is sent. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Pool, PoolClient } from "pg";
import { buildings } from "./buildings.ts";
import { type Answer, type Handler, ok, type Session } from "./call.ts";
import { checkQuery } from "./check.ts";
import type { Document, Operation } from "./document.ts";
import { answerOnce } from "./idempotency.ts";
import { orders } from "./orders.ts";
import { Refusal } from "./refusal.ts";
import { bodyOf, isTooLarge, readBytes } from "./request-body.ts";
import { residents } from "./residents.ts";
import { login, logout, sessionAnswer, sessionOf } from "./session.ts";

const handlers: ReadonlyMap<string, Handler> = new Map(
  Object.entries({
    "home.page": async ({ session }) =>
      ok({ route: "admin_home", authenticated: true, admin: session?.admin }),
    "session.read": async ({ session }) => sessionAnswer(session),
    "session.login": login,
    "session.logout": logout,
    ...buildings,
    ...residents,
    ...orders,
  } satisfies Record<string, Handler>),
);

/** For the verifier's `--only`. */
export const exampleRoutes = [...handlers.keys()].join(",");

interface Server {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Listens on 127.0.0.1; port 0 picks a free one. */
export async function startBackend(pool: Pool, document: Document, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    respond(pool, document, request, response).catch((error: unknown) => {
      // The answer has begun: a destroyed connection shows that the file is truncated.
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  const address = server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `http://127.0.0.1:${bound}${document.base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(pool: Pool, document: Document, request: IncomingMessage, response: ServerResponse) {
  response.setHeader("x-request-id", requestId(request));
  const bytes = await readBytes(request);
  const db = await pool.connect();
  try {
    await db.query(request.method === "GET" ? "begin isolation level repeatable read read only" : "begin");
    const answer = await answerTo(db, document, request, bytes);
    if ("write" in answer) await answer.write(response);
    await db.query("commit");
    if ("json" in answer) send(response, answer);
  } catch (error) {
    await db.query("rollback");
    if (response.headersSent) throw error;
    if (!(error instanceof Refusal)) console.error(error);
    const { slug, more } = error instanceof Refusal ? error : new Refusal("internal");
    const { type, title, status, detail } = document.problem(slug);
    send(response, { status, json: { type, title, status, detail, ...more } }, "application/problem+json");
  } finally {
    db.release();
  }
}

/** The web server's in front of us, so that its log names the same, or a new one. */
function requestId({ headers }: IncomingMessage): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w-]{8,128}$/.test(given) ? given : randomUUID();
}

function send(
  response: ServerResponse,
  { status, json, cookie }: Extract<Answer, { readonly status: number }>,
  type = "application/json",
): void {
  response.writeHead(status, {
    "content-type": type,
    ...(cookie === undefined ? {} : { "set-cookie": cookie }),
  });
  response.end(JSON.stringify(json));
}

async function answerTo(
  db: PoolClient,
  document: Document,
  request: IncomingMessage,
  bytes: Buffer,
): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://backend");
  const [operation, ids] = find(document, request.method, pathname);
  const handler = handlers.get(operation?.id ?? "");
  const session = await sessionOf(db, request);
  if (operation?.isPublic !== true && session === undefined) throw new Refusal("signed-out");
  if (operation === undefined || handler === undefined) throw new Refusal("not-found");
  if (operation.method === "POST") checkToken(request, operation, session);
  if (isTooLarge(bytes)) throw new Refusal("too-large");
  const body = operation.body === undefined ? {} : bodyOf(request, bytes, operation.body);
  const query = checkQuery(operation, searchParams);
  if (query.wrong !== undefined) throw new Refusal("invalid-query", { detail: query.wrong });
  const admin = session?.admin.id ?? 0;
  const call = { db, document, operation, id: Number(ids[0]), query: query.values, body, session, admin };
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string" || operation.method === "GET") return handler(call);
  if (key.length > 200) throw new Refusal("malformed");
  return answerOnce(db, { admin, path: pathname, key, body: JSON.stringify(body) }, () => handler(call));
}

/** Fixed paths take precedence over those with parameters. */
function find({ operations }: Document, method: string | undefined, path: string) {
  const found = operations.flatMap((operation) => {
    const match = operation.method === method ? operation.path.exec(path) : null;
    return match === null ? [] : [[operation, match.slice(1)] as const];
  });
  return found.toSorted(([, a], [, b]) => a.length - b.length)[0] ?? ([undefined, []] as const);
}

function checkToken(request: IncomingMessage, { id }: Operation, session: Session | undefined): void {
  const isNeeded = id !== "session.login" && session !== undefined;
  if (isNeeded && request.headers["x-csrf-token"] !== session.csrfToken) throw new Refusal("csrf-token");
}
