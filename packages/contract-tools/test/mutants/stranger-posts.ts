/** Faults of forms and actions seen in real backends, chosen independently of the rules. */
import { fieldsOf, type RouteEntry } from "@palier/contract";
import type { z } from "zod";
import { answerOf, bodyOf, type Door, type Json, jsonOf, problemOf, withJson } from "./door.ts";
import {
  isDelete,
  isEdit,
  isGuarded,
  isNew,
  isPost,
  type Mutant,
  mutant,
  onAnswer,
  onStatus,
} from "./mutant.ts";

const isPlainEdit = (route: RouteEntry): boolean =>
  isEdit(route) && /\/(?:edit\/\{id\}|section\/\{sectionId\}\/update)$/.test(route.template);
const isLocked = (route: RouteEntry): boolean => isGuarded(route) && route.statuses.includes(423);
const creationOf = (route: RouteEntry, routes: readonly RouteEntry[]): RouteEntry[] =>
  isDelete(route)
    ? routes.filter(
        (each) => isNew(each) && each.meta.kind === "form" && each.meta.entity === route.meta.record?.entity,
      )
    : [];

/** Pretends to accept one kind of refused value. */
const taken =
  (isBad: (value: Json) => boolean): Door =>
  async ({ request, next }) => {
    const answer = await next();
    const body = bodyOf(request);
    if (answer.status !== 422 || body === undefined || body === null) return answer;
    const { errors = [] } = jsonOf(answer);
    const [{ path = "" } = {}] = errors;
    return errors.length === 1 && isBad(body[path]) ? answerOf({ ok: true }) : answer;
  };
const longest = (body: Json): number =>
  Math.max(0, ...Object.values(body ?? {}).map((value) => (typeof value === "string" ? value.length : 0)));

/** Alters texts of a successful answer. */
const withTexts = (change: (text: string) => string) =>
  onAnswer((body) =>
    Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        typeof value === "string" && /^(?:name|title|label|subject|comment|description|message)$/.test(name)
          ? change(value)
          : value,
      ]),
    ),
  );
const isTexted = (route: RouteEntry): boolean =>
  isPlainEdit(route) && ["name", "title", "label"].some((name) => name in bodyShape(route));
const namedField = (route: RouteEntry): string | undefined =>
  ["name", "title", "label", "subject"].find((name) => name in bodyShape(route));
const takesFields = (route: RouteEntry): boolean =>
  isGuarded(route) && Object.keys(bodyShape(route)).some((name) => name !== "version");
const takesNumbers = (route: RouteEntry): boolean =>
  isGuarded(route) &&
  Object.entries(bodyShape(route)).some(
    ([name, schema]) => name !== "version" && schema.safeParse(1).success && !schema.safeParse("1").success,
  );
const bodyShape = ({ meta }: RouteEntry): Readonly<Record<string, z.ZodType>> =>
  meta.kind === "form" ? Object.fromEntries(fieldsOf(meta.values)) : {};

export const strangerPostMutants: readonly Mutant[] = [
  mutant(
    "without a session comes 403",
    "signed-out",
    isGuarded,
    onStatus(401, (answer) => ({ ...withJson(answer, { ...jsonOf(answer), status: 403 }), status: 403 })),
  ),
  mutant(
    "without a token comes 400",
    "csrf",
    isGuarded,
    onStatus(403, (answer) => ({ ...withJson(answer, { ...jsonOf(answer), status: 400 }), status: 400 })),
  ),
  mutant(
    "a text longer than its column is taken",
    "bad-body",
    isTexted,
    taken((value) => typeof value === "string" && value.length > 20),
  ),
  mutant(
    "a number sent as a text is taken",
    "bad-body",
    takesNumbers,
    taken((value) => typeof value === "string" && /^-?\d+$/.test(value)),
  ),
  mutant(
    "null is taken for a field that is never empty",
    "bad-body",
    takesFields,
    taken((value) => value === null),
  ),
  mutant(
    "what lacks a field is taken",
    "bad-body",
    takesFields,
    taken((value) => value === undefined),
  ),
  mutant(
    "a choice that the contract does not know is saved",
    "bad-body",
    isPlainEdit,
    taken((value) => typeof value === "string" && value.length < 20),
  ),
  mutant(
    "an array is taken for a value",
    "bad-body",
    takesFields,
    taken((value) => Array.isArray(value)),
  ),
  mutant(
    "a save mangles what is beyond Latin",
    "saves",
    isTexted,
    withTexts((text) => text.replaceAll(/[^ -\u024f]/g, "?")),
  ),
  mutant(
    "a save writes texts in capitals",
    "saves",
    isTexted,
    withTexts((text) => text.toUpperCase()),
  ),
  mutant(
    "a save escapes texts for HTML",
    "saves",
    isTexted,
    withTexts((text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&#39;")),
  ),
  mutant(
    "a text at its limit makes the server fail",
    "saves",
    (route) => isTexted(route) && isPost(route),
    async ({ request, next }) => (longest(bodyOf(request)) > 100 ? problemOf(500) : next()),
  ),
  mutant(
    "an edit answers 201",
    "answer-status",
    isPlainEdit,
    onStatus(200, (answer) => ({ ...answer, status: 201 })),
  ),
  mutant(
    "a deletion answers 204",
    "answer-status",
    isDelete,
    onStatus(200, (answer) => ({ ...answer, status: 204, body: new Uint8Array() })),
    { along: creationOf },
  ),
  mutant(
    "a repeated key gets 409",
    "idempotent",
    (route) => isPost(route) && route.meta.idempotent === true,
    {
      fresh: () => {
        const seen = new Set<string>();
        return async ({ request, next }) => {
          const key = request.headers["idempotency-key"];
          const answer = await next();
          const again = key !== undefined && seen.has(`${key} ${request.body}`) && answer.status < 300;
          if (key !== undefined && answer.status < 300) seen.add(`${key} ${request.body}`);
          return again ? problemOf(409) : answer;
        };
      },
    },
  ),
  mutant(
    "a key is remembered after a refusal",
    "idempotent",
    (route) => isPost(route) && route.meta.idempotent === true && /\.(?:create|edit)\.post$/.test(route.name),
    {
      fresh: () => {
        const refused = new Map<string, Awaited<ReturnType<Door>>>();
        return async ({ request, next }) => {
          const key = request.headers["idempotency-key"];
          const known = key === undefined ? undefined : refused.get(key);
          if (known !== undefined) return known;
          const answer = await next();
          if (key !== undefined && answer.status === 422) refused.set(key, answer);
          return answer;
        };
      },
    },
  ),
  mutant(
    "a held record gets 409",
    "locked",
    isLocked,
    onStatus(423, (answer) => ({ ...withJson(answer, { ...jsonOf(answer), status: 409 }), status: 409 })),
    { along: creationOf },
  ),
  mutant(
    "a stale version gets 412",
    "stale-version",
    isPlainEdit,
    onStatus(409, (answer) => ({ ...withJson(answer, { ...jsonOf(answer), status: 412 }), status: 412 })),
  ),
  mutant("a save that changes nothing raises the version", "version-raised", isPlainEdit, {
    fresh: () => {
      let last = "";
      return async ({ next }) => {
        const answer = await next();
        if (answer.status !== 200) return answer;
        const body = jsonOf(answer);
        const { version, ...rest } = body;
        const same = JSON.stringify(rest) === last;
        last = JSON.stringify(rest);
        return same ? withJson(answer, { ...body, version: version + 1 }) : answer;
      };
    },
  }),
  mutant(
    "a new record lacks what was typed",
    "saves",
    (route) => isNew(route) && /\/new$/.test(route.template) && namedField(route) !== undefined,
    async ({ route, next }) => {
      const answer = await next();
      const name = namedField(route);
      if (answer.status !== 201 || name === undefined) return answer;
      const body: Json = jsonOf(answer);
      return withJson(answer, { ...body, [name]: `${body[name]}x` });
    },
  ),
];
