/** Answers with a wrong shape, status or type. */
import { fieldMeta, fieldsOf, type RouteEntry } from "@palier/contract";
import type { z } from "zod";
import { WireFault } from "../../src/wire/wire.ts";
import { jsonOf, problemOf, textOf, withHeader, withJson, withText } from "./door.ts";
import { isGet, isTable, type Mutant, mutant, onAnswer } from "./mutant.ts";

const json = (route: RouteEntry): boolean => isGet(route) && route.answers.has(200);
const read = (route: RouteEntry): boolean => isGet(route) && route.meta.kind !== "media";

/** A row's first field of some kind, for a mutant to corrupt; only tables declare their rows. */
function fieldOf(
  { meta }: RouteEntry,
  test: (schema: z.ZodType, kind: string) => boolean,
): string | undefined {
  if (meta.kind !== "table") return undefined;
  return fieldsOf(meta.row).find(
    ([name, schema]) => name !== "id" && test(schema, fieldMeta(schema).kind),
  )?.[0];
}

const spoiled = (test: (schema: z.ZodType, kind: string) => boolean, value: unknown) =>
  [
    (route: RouteEntry) => fieldOf(route, test) !== undefined,
    onAnswer((body, route) => {
      const name = fieldOf(route, test) ?? "";
      return { ...body, data: body.data.map((row: object) => ({ ...row, [name]: value })) };
    }),
  ] as const;

const required = (schema: z.ZodType) =>
  !schema.safeParse(null).success && !schema.safeParse(undefined).success;

export const answerMutants: readonly Mutant[] = [
  mutant("a field of the rows is missing", "answer-body", ...spoiled(required, undefined)),
  mutant("a field is null that is never empty", "answer-body", ...spoiled(required, null)),
  mutant(
    "a choice that the contract does not know",
    "answer-body",
    ...spoiled((_, kind) => kind === "choice", "zz"),
  ),
  mutant("an amount in euros, not in cents", "answer-body", ...spoiled((_, kind) => kind === "money", 12.5)),
  mutant("a date as screens show it", "answer-body", ...spoiled((_, kind) => kind === "date", "20/11/2026")),
  mutant(
    "an instant without its zone",
    "answer-body",
    ...spoiled((_, kind) => kind === "dateTime", "2026-11-20 09:30:00"),
  ),
  mutant(
    "ids are texts",
    "answer-body",
    isTable,
    onAnswer((body) => ({
      ...body,
      data: body.data.map((row: { id: number }) => ({ ...row, id: String(row.id) })),
    })),
  ),
  mutant(
    "draw is a text",
    "answer-body",
    isTable,
    onAnswer((body) => ({ ...body, draw: String(body.draw) })),
  ),
  mutant(
    "the answer is wrapped in another object",
    "answer-body",
    json,
    onAnswer((body) => ({ result: body })),
  ),
  mutant("an HTML page where JSON is due", "answer-body", json, async ({ next }) => {
    const answer = await next();
    return answer.status === 200 ? withText(answer, "<!doctype html><p>Bonjour") : answer;
  }),
  mutant("the body ends in the middle", "answer-body", json, async ({ next }) => {
    const answer = await next();
    return answer.status === 200 ? withText(answer, textOf(answer).slice(0, -2)) : answer;
  }),
  mutant("JSON with the type of a page", "answer-headers", json, async ({ next }) => {
    const answer = await next();
    return answer.status === 200 ? withHeader(answer, "content-type", "text/html") : answer;
  }),
  mutant("problems with the type of any JSON", "answer-headers", read, async ({ next }) => {
    const answer = await next();
    return answer.status >= 400 ? withHeader(answer, "content-type", "application/json") : answer;
  }),
  mutant("a status that the contract does not have", "answer-status", read, async ({ next }) => {
    const answer = await next();
    return answer.status === 200 ? { ...answer, status: 203 } : answer;
  }),
  mutant("a redirect to a page for those without a session", "answer-status", read, async ({ next }) => {
    const answer = await next();
    if (answer.status !== 401) return answer;
    return { ...answer, status: 302, headers: new Map([["location", "/login"]]), body: new Uint8Array() };
  }),
  mutant("a route is not there", "built", read, async () => problemOf(404)),
  mutant("a route is there in name only", "built", read, async () => problemOf(501)),
  mutant("the server fails", "reads", read, async () => problemOf(500)),
  mutant("a problem without a title", "problem-body", read, async ({ next }) => {
    const answer = await next();
    return answer.status >= 400 ? withJson(answer, { ...jsonOf(answer), title: undefined }) : answer;
  }),
  mutant("a problem that says another status", "problem-body", read, async ({ next }) => {
    const answer = await next();
    return answer.status >= 400 ? withJson(answer, { ...jsonOf(answer), status: 499 }) : answer;
  }),
  mutant("the connection breaks", "answer-arrives", read, {
    fresh: () => {
      let calls = 0;
      return ({ next }) => {
        calls += 1;
        return calls % 2 === 0 ? Promise.reject(new WireFault("broken", "the connection broke")) : next();
      };
    },
  }),
  mutant(
    "anyone may read, without a session",
    "signed-out",
    (route) => read(route) && route.meta.authenticated,
    {
      fresh: () => {
        let headers: Readonly<Record<string, string>> = {};
        return ({ request, next }) => {
          if (request.headers.cookie === undefined) return next({ ...request, headers });
          headers = request.headers;
          return next();
        };
      },
    },
  ),
  mutant(
    "a record that there is not is answered by another",
    "not-found",
    (route) => isGet(route) && route.meta.record !== undefined,
    async ({ request, next }) => next({ ...request, path: request.path.replace("999999999", "1") }),
  ),
  mutant(
    "a record that there is not makes the server fail",
    "not-found",
    (route) => isGet(route) && route.meta.record !== undefined,
    async ({ request, next }) => (request.path.includes("999999999") ? problemOf(500) : next()),
  ),
  mutant(
    "an id that is none makes the server fail",
    "bad-path",
    (route) => isGet(route) && route.meta.record !== undefined,
    async ({ request, next }) =>
      request.path.includes("/abc") || /ajax(?:abc|-1|0|1\.5)\//.test(request.path) ? problemOf(500) : next(),
  ),
];
