import { check } from "@palier/contract";
import { session, sessionRoutes } from "@palier/contract/areas/session";
import { apiBase } from "./api-base.ts";
import { ApiFailure } from "./failure.ts";
import { type Answer, type ApiRequest, otherAdmin, readAnswer, send } from "./fetcher.ts";
import { followAdmin } from "./own-account.ts";
import { sessionStore } from "./session-store.ts";

/**
 * Renews a CSRF token that a sign-in in another tab made stale. Another admin's session ends this page's (A13). @throws
 * ApiFailure
 */
export async function fetchFromApi(args: ApiRequest): Promise<Answer> {
  const open = await send(args);
  const isStale = open.response.status === 403 && args.method !== "GET" && (await renewCsrfToken());
  return readAnswer(isStale ? await send(args) : open);
}

async function renewCsrfToken(): Promise<boolean> {
  const before = sessionStore.get();
  if (before.kind !== "signed-in") return false;
  const known = sessionStore.signIns();
  const path = apiBase + sessionRoutes.read.path;
  const answer = await readAnswer(await send({ path, method: "GET", headers: {}, body: null }));
  const now = check(session, answer.body);
  if (!now.ok) throw new ApiFailure({ kind: "malformed", detail: `${path}: ${now.errors[0]?.path}` });
  const { admin, csrfToken } = now.value;
  if (admin === undefined) {
    sessionStore.expire(known);
    throw new ApiFailure({
      kind: "problem",
      status: 401,
      problem: { type: "about:blank", title: "", status: 401 },
    });
  }
  if (!followAdmin(admin)) throw otherAdmin(admin);
  const after = sessionStore.get();
  if (after.kind !== "signed-in" || csrfToken === before.csrfToken) return false;
  sessionStore.set({ ...after, csrfToken });
  return true;
}
