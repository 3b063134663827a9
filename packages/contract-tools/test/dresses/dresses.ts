/** Ways to keep the contract other than the mock server's. */
import { gzipSync } from "node:zlib";
import { parisDay } from "@palier/contract";
import type { WireAnswer } from "../../src/wire/wire.ts";
import {
  bodyOf,
  type Json,
  jsonOf,
  problemOf,
  queryOf,
  withHeader,
  withJson,
  withQuery,
} from "../mutants/door.ts";
import { type Dress, type Early, pathOf } from "./dressed-backend.ts";

const onList =
  (path: string, change: (row: Json) => Json): Dress =>
  async (request, next) => {
    const answer = await next();
    if (answer.status !== 200 || pathOf(request) !== path) return answer;
    const body = jsonOf(answer);
    return withJson(answer, { ...body, data: body.data.map(change) });
  };

/** Answers 413 to a body over 1 MB while it is being sent, and closes the connection. */
export const refusesEarly: Early = ({ headers }, outgoing) => {
  if (Number(headers["content-length"] ?? 0) <= 1_000_000) return false;
  const body = JSON.stringify({ type: "about:blank", title: "Trop long", status: 413 });
  const head = `HTTP/1.1 413 Payload Too Large\r\ncontent-type: application/problem+json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n`;
  outgoing.socket?.end(head + body, () => outgoing.socket?.destroy());
  return true;
};

const { compare } = new Intl.Collator("fr", { sensitivity: "base" });
const cases = [
  (city: string) => city,
  (city: string) => city.toUpperCase(),
  (city: string) => `${city} `.trim(),
];

/** Cities in several spellings, sorted and filtered by a database that ignores case and accents. */
export const blindCollation: Dress = async (request, next) => {
  if (pathOf(request) !== "/admin/neighborhood/ajax-list") return next();
  const query = queryOf(request);
  const first = await next();
  if (first.status !== 200) return first;
  const all = jsonOf(await next(withQuery(request, (each) => unpaged(each))));
  const spelled: Json[] = all.data
    .map((row: Json) => ({ ...row, city: cases[row.id % 3]?.(row.city) }))
    .filter((row: Json) => compare(row.city, query.get("city") || row.city) === 0);
  const levels = levelsOf(query);
  const byLevels = (a: Json, b: Json): number =>
    levels.map(({ column, down }) => down * blind(a[column], b[column])).find((each) => each !== 0) ??
    a.id - b.id;
  if (levels.length > 0) spelled.sort(byLevels);
  const start = Number(query.get("start") ?? 0);
  const data = spelled.slice(start, start + Number(query.get("length") ?? 20));
  return withJson(first, { ...jsonOf(first), recordsFiltered: spelled.length, data });
};

const levelsOf = (query: URLSearchParams) =>
  [0, 1].flatMap((level) => {
    const column = query.get(`columns[${query.get(`order[${level}][column]`)}][data]`);
    return column === null ? [] : [{ column, down: query.get(`order[${level}][dir]`) === "desc" ? -1 : 1 }];
  });

function unpaged(query: URLSearchParams): void {
  for (const key of [...query.keys()]) if (key.startsWith("order")) query.delete(key);
  query.set("start", "0");
  query.set("length", "500");
  query.delete("city");
}

function blind(a: Json, b: Json): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1;
  return typeof a === "string" ? compare(a, b) : Number(a) - Number(b);
}

/**
 * Instants with and without fraction, as some libraries omit a zero one. Rows of one day in Paris get the
 * same instant; searches and filters only depend on the day.
 */
export const mixedInstants: Dress = onList("/admin/settings/ajax", (row) => {
  const day = parisDay(Date.parse(row.updatedAt));
  return { ...row, updatedAt: `${day}T12:00:00${row.id % 2 === 0 ? "Z" : ".000Z"}` };
});

const withCookies = (answer: WireAnswer, ...cookies: readonly string[]): WireAnswer => ({
  ...answer,
  setCookies: [...answer.setCookies, ...cookies],
});

/** A load balancer's cookie and one for scripts, beside the session's. */
export const balancer: Dress = async (_request, next) =>
  withCookies(await next(), `AWSALB=${Date.now()}; Path=/`, "XSRF-TOKEN=abc; Path=/");

export const versionFirst: Dress = async (request, next) => {
  const answer = await next();
  const sent = bodyOf(request);
  if (answer.status !== 422 || typeof sent?.version !== "number") return answer;
  const { "content-type": _type, ...headers } = request.headers;
  const shown = await next({ method: "GET", path: request.path, headers });
  const record = shown.status === 200 ? jsonOf(shown).record : undefined;
  if (record === undefined || record.version === sent.version) return answer;
  return withJson(problemOf(409), {
    type: "/problems/stale-version",
    title: "Périmé",
    status: 409,
    current: record,
  });
};

export const addsOnce = (): Dress => {
  const added = new Set<string>();
  return async (request, next) => {
    const pair = `${pathOf(request).replace(/\/(add|remove)$/, "")} ${request.body}`;
    const answer = await next();
    if (answer.status !== 200 || request.method !== "POST") return answer;
    if (pathOf(request).endsWith("/remove")) added.delete(pair);
    if (!pathOf(request).endsWith("/add")) return answer;
    if (added.has(pair)) return problemOf(409);
    added.add(pair);
    return answer;
  };
};

export const signOutNeedsSession: Dress = async (request, next) => {
  const isOut = pathOf(request) === "/admin/logout";
  const session = isOut
    ? jsonOf(await next({ method: "GET", path: "/admin/session", headers: request.headers }))
    : undefined;
  return session?.authenticated === false ? problemOf(403) : next();
};

/** Answers 429 to every nth request, to be sent again at once: a test waits for no second to pass. */
export const limited = (every: number): Dress => {
  let count = 0;
  return async (_request, next) => {
    count += 1;
    return count % every === 0 ? withHeader(problemOf(429), "retry-after", "0") : next();
  };
};

/** Counts failed sign-ins and soon blocks them for a quarter of an hour. */
export const throttledSignIn = (): Dress => {
  let failed = 0;
  return async (request, next) => {
    if (pathOf(request) !== "/admin/login") return next();
    if (failed >= 3) return withHeader(problemOf(429), "retry-after", "900");
    const answer = await next();
    if (answer.status !== 200) failed += 1;
    return answer;
  };
};

/** Replaces the session's cookie after each answer and the token after each POST; old ones are invalid. */
export const rotating = (): Dress => {
  let [cookie, token, real, realToken] = ["", "", "", ""];
  let count = 0;
  return async (request, next) => {
    const own = cookie !== "" && request.headers.cookie?.includes(`rotating=${cookie}`) === true;
    const { cookie: _cookie, "x-csrf-token": sent, ...others } = request.headers;
    const headers = {
      ...others,
      ...(own ? { cookie: real } : {}),
      ...(sent === undefined ? {} : { "x-csrf-token": sent === token ? realToken : "wrong-one" }),
    };
    const answer = await next({ ...request, headers });
    const given = answer.setCookies[0]?.split(";")[0];
    if (given !== undefined && answer.status === 200) real = given;
    if (!own && given === undefined) return answer;
    count += 1;
    cookie = `c${count}-${"x".repeat(20)}`;
    if (request.method === "POST") token = `t${count}-${"y".repeat(20)}`;
    const body = answer.body.length > 0 && answer.status === 200 ? jsonMaybe(answer) : undefined;
    if (typeof body?.csrfToken === "string" && body.csrfToken !== "") realToken = body.csrfToken;
    const said = body?.csrfToken === undefined ? answer : withJson(answer, { ...body, csrfToken: token });
    return { ...said, setCookies: [`rotating=${cookie}; Path=/; HttpOnly; SameSite=Lax`] };
  };
};

function jsonMaybe(answer: WireAnswer): Json {
  try {
    return jsonOf(answer);
  } catch {
    return undefined;
  }
}

/** Ends after `most` requests. */
export const shortSession = (most: number): Dress => {
  let left = most;
  return async (request, next) => {
    if (pathOf(request) === "/admin/login") left = most;
    left -= 1;
    const { cookie: _cookie, ...open } = request.headers;
    return next(left < 0 ? { ...request, headers: open } : request);
  };
};

/** Compresses answers unasked; its clock is two hours ahead. */
export const packedAhead: Dress = async (_request, next) => {
  const answer = await next();
  const ahead = withHeader(answer, "date", new Date(Date.now() + 7_200_000).toUTCString());
  if (answer.body.length === 0) return ahead;
  return { ...withHeader(ahead, "content-encoding", "gzip"), body: gzipSync(answer.body) };
};

/** Drops the history of a deleted answer. */
export const forgetsDeleted: Dress = async (request, next) => {
  const id = /^\/admin\/ready-answer\/history\/(\d+)/.exec(request.path)?.[1];
  if (id === undefined) return next();
  const record = await next({ ...request, path: `/admin/ready-answer/edit/${id}` });
  return record.status === 404 ? problemOf(404) : next();
};
