/** POST routes that take what they must refuse, or do again what was done. */
import type { WireAnswer, WireRequest } from "../../src/wire/wire.ts";
import { answerOf, bodyOf, type Door, type Json, jsonOf, problemOf, withBody, withJson } from "./door.ts";
import { type Mutant, onStatus, wrong } from "./mutant.ts";

const post = wrong("conversation.reply.post");

/** Completes requests that lack something with the headers of the last complete one. */
const completing = (lacks: (request: WireRequest) => boolean) => ({
  fresh: (): Door => {
    let complete: Readonly<Record<string, string>> = {};
    return ({ request, next }) => {
      if (lacks(request)) return next({ ...request, headers: { ...request.headers, ...complete } });
      const { cookie = "", "x-csrf-token": token = "" } = request.headers;
      if (cookie !== "" && token !== "" && !token.startsWith("wrong-"))
        complete = { cookie, "x-csrf-token": token };
      return next();
    };
  },
});

/** Pretends to take a body whose only fault is one value of this kind. */
const taking =
  (isMeant: (value: Json) => boolean): Door =>
  async ({ request, next }) => {
    const answer = await next();
    const errors = answer.status === 422 ? (jsonOf(answer).errors ?? []) : [];
    return errors.length === 1 && isMeant(bodyOf(request)?.[errors[0].path])
      ? answerOf({ ok: true })
      : answer;
  };

/** Remembers answers by what is sent, and gives them again. */
const remembering = (
  keyOf: (request: WireRequest) => string | undefined,
  isKept: (answer: WireAnswer) => boolean,
) => ({
  fresh: (): Door => {
    const kept = new Map<string, WireAnswer>();
    return async ({ request, next }) => {
      const key = keyOf(request);
      const known = key === undefined ? undefined : kept.get(key);
      if (known !== undefined) return known;
      const answer = await next();
      if (key !== undefined && isKept(answer)) kept.set(key, answer);
      return answer;
    };
  },
});
const keyIn = ({ headers }: WireRequest): string | undefined => headers["idempotency-key"];
const isDone = ({ status }: WireAnswer): boolean => status < 300;

/** Refuses what was done once. */
const onceOnly = (): Door => {
  const done = new Set<string>();
  return async ({ request, next }) => {
    const key = request.path + request.body;
    const answer = await next();
    if (isDone(answer) && done.has(key)) return problemOf(404);
    if (isDone(answer)) done.add(key);
    return answer;
  };
};

const refusalMutants: readonly Mutant[] = [
  post(
    "signed-out",
    "anyone may post, without a session",
    completing(({ headers }) => headers.cookie === undefined),
  ),
  post(
    "csrf",
    "no token is needed",
    completing(({ headers }) => headers["x-csrf-token"] === undefined),
  ),
  post(
    "csrf",
    "a wrong token is taken",
    completing(({ headers }) => headers["x-csrf-token"]?.startsWith("wrong-") === true),
  ),
  post("bad-json", "JSON that breaks off makes the server fail", async ({ request, next }) =>
    bodyOf(request) === undefined ? problemOf(500) : next(),
  ),
  post(
    "bad-type",
    "any content type is taken",
    onStatus(415, () => answerOf({ ok: true })),
  ),
  post(
    "too-large",
    "a long body makes the server fail",
    onStatus(413, () => problemOf(500)),
  ),
  post(
    "not-found",
    "a POST about no record is done to another",
    onStatus(404, () => answerOf({ ok: true })),
  ),
  post("bad-body", "an unknown key is passed over", ({ request, next }) => {
    const { notAField, ...rest } = bodyOf(request) ?? {};
    return notAField === undefined ? next() : next(withBody(request, rest));
  }),
  post(
    "bad-body",
    "a refusal names another field",
    onStatus(422, (answer) =>
      withJson(answer, { ...jsonOf(answer), errors: [{ path: "autre", message: "Non" }] }),
    ),
  ),
  post(
    "bad-body",
    "what lacks a field is taken",
    taking((value) => value === undefined),
  ),
  post(
    "locked",
    "a held record is changed all the same",
    onStatus(423, () => answerOf({ ok: true })),
  ),
  wrong("alert.markAllRead")("accepts", "what is marked already is refused", { fresh: onceOnly }),
];

const keyMutants: readonly Mutant[] = [
  post("idempotent", "a repeated key does the work again", ({ request, next }) => {
    const { "idempotency-key": _, ...headers } = request.headers;
    return next({ ...request, headers });
  }),
  post("idempotent", "a key gets its first answer for another body", remembering(keyIn, isDone)),
  wrong("subscription.create.post")(
    "idempotent",
    "a key remembers a refusal",
    remembering(keyIn, ({ status }) => status === 422),
  ),
];

export const postMutants: readonly Mutant[] = [...refusalMutants, ...keyMutants];
