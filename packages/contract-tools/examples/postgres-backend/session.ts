/** A cookie identifies the session; its token accompanies each request that changes something. */
import { createHash, randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { PoolClient } from "pg";
import { type Answer, type Handler, ok, type Session } from "./call.ts";
import { Refusal } from "./refusal.ts";

export const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

const salted = (salt: string, password: string) => scryptSync(password, salt, 32).toString("hex");

/** As stored: salt and hash. */
export function keptPassword(password: string): string {
  const salt = randomBytes(16).toString("hex");
  return `${salt}:${salted(salt, password)}`;
}

export async function sessionOf(db: PoolClient, request: IncomingMessage): Promise<Session | undefined> {
  const cookie = /(?:^|; )palier_session=(\w+)/.exec(request.headers.cookie ?? "")?.[1];
  if (cookie === undefined) return undefined;
  const { rows } = await db.query<Session>(
    `select s.cookie_hash as "cookieHash", s.csrf_token as "csrfToken", json_build_object('id', a.id, 'email', a.email,
       'firstName', a.first_name, 'lastName', a.last_name) as admin
     from session s join admin a on a.id = s.admin_id where s.cookie_hash = $1`,
    [hash(cookie)],
  );
  return rows[0];
}

export function sessionAnswer(session: Session | undefined): Answer {
  if (session === undefined) return ok({ authenticated: false, csrfToken: "" });
  const { csrfToken, admin } = session;
  return ok({ authenticated: true, csrfToken, admin });
}

export const login: Handler = async ({ db, body }) => {
  const { rows } = await db.query<Session["admin"] & { readonly password: string }>(
    `select id, email, password, first_name as "firstName", last_name as "lastName" from admin where email = lower($1)`,
    [body.email],
  );
  const [found] = rows;
  // Constant time: an unknown e-mail takes as long as a known one.
  const [salt = "", kept = ""] = (found?.password ?? `none:${"0".repeat(64)}`).split(":");
  const isRight = timingSafeEqual(Buffer.from(kept), Buffer.from(salted(salt, String(body.password))));
  if (found === undefined || !isRight) throw new Refusal("wrong-credentials");
  const { password: _, ...admin } = found;
  const [cookie, csrfToken] = [randomBytes(32).toString("hex"), randomBytes(32).toString("hex")];
  await db.query("insert into session (cookie_hash, csrf_token, admin_id) values ($1, $2, $3)", [
    hash(cookie),
    csrfToken,
    admin.id,
  ]);
  return {
    ...ok({ authenticated: true, csrfToken, admin }),
    cookie: `palier_session=${cookie}; Path=/; HttpOnly; SameSite=Lax`,
  };
};

export const logout: Handler = async ({ db, session }) => {
  await db.query("delete from session where cookie_hash = $1", [session?.cookieHash]);
  return sessionAnswer(undefined);
};
