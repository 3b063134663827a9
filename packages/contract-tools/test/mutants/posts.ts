/** POST routes that require no session or token, or accept what they must refuse. */
import type { WireRequest } from "../../src/wire/wire.ts";
import { answerOf, bodyOf, type Door, jsonOf, problemOf, withBody, withJson } from "./door.ts";
import { isGuarded as guarded, type Mutant, mutant, onStatus } from "./mutant.ts";

/** Remembers the headers of complete requests, and adds them to incomplete ones. */
const remembered = (lacks: (request: WireRequest) => boolean): { readonly fresh: () => Door } => ({
  fresh: () => {
    let headers: Readonly<Record<string, string>> = {};
    return ({ request, next }) => {
      if (lacks(request))
        return next({ ...request, headers: { ...headers, ...request.headers, ...identity(headers) } });
      const isOwn =
        request.headers.cookie !== undefined &&
        request.headers["x-csrf-token"]?.startsWith("wrong-") === false;
      if (isOwn) headers = request.headers;
      return next();
    };
  },
});
const identity = ({ cookie, "x-csrf-token": token }: Readonly<Record<string, string>>) => ({
  ...(cookie === undefined ? {} : { cookie }),
  ...(token === undefined ? {} : { "x-csrf-token": token }),
});

export const postMutants: readonly Mutant[] = [
  mutant(
    "anyone may post, without a session",
    "signed-out",
    guarded,
    remembered(({ headers }) => headers.cookie === undefined),
  ),
  mutant(
    "no token is needed",
    "csrf",
    guarded,
    remembered(({ headers }) => headers["x-csrf-token"] === undefined),
  ),
  mutant(
    "a wrong token is taken",
    "csrf",
    guarded,
    remembered(({ headers }) => headers["x-csrf-token"]?.startsWith("wrong-") === true),
  ),
  mutant("JSON that breaks off makes the server fail", "bad-json", guarded, ({ request, next }) =>
    bodyOf(request) === undefined ? Promise.resolve(problemOf(500)) : next(),
  ),
  mutant("a list is taken for an object", "bad-json", guarded, ({ request, next }) =>
    Array.isArray(bodyOf(request)) ? Promise.resolve(answerOf({ ok: true })) : next(),
  ),
  mutant(
    "any content type is taken",
    "bad-type",
    guarded,
    onStatus(415, () => answerOf({ ok: true })),
  ),
  mutant(
    "a long body makes the server fail",
    "too-large",
    guarded,
    onStatus(413, () => problemOf(500)),
  ),
  mutant("an unknown key is passed over", "bad-body", guarded, ({ request, next }) => {
    const body = bodyOf(request);
    if (body?.notAField === undefined) return next();
    const { notAField: _left, ...rest } = body;
    return next(withBody(request, rest));
  }),
  mutant(
    "what is refused is taken",
    "bad-body",
    guarded,
    onStatus(422, () => answerOf({ ok: true })),
  ),
  mutant(
    "a wrong field gets 400",
    "bad-body",
    guarded,
    onStatus(422, (answer) => ({ ...withJson(answer, { ...jsonOf(answer), status: 400 }), status: 400 })),
  ),
  mutant(
    "a refusal names no field",
    "bad-body",
    guarded,
    onStatus(422, (answer) => withJson(answer, { ...jsonOf(answer), errors: undefined })),
  ),
  mutant(
    "a refusal names another field",
    "bad-body",
    guarded,
    onStatus(422, (answer) =>
      withJson(answer, { ...jsonOf(answer), errors: [{ path: "autre", message: "Non" }] }),
    ),
  ),
  mutant(
    "a POST about no record is done to another",
    "not-found",
    (route) => guarded(route) && route.meta.record !== undefined,
    onStatus(404, () => answerOf({ ok: true })),
  ),
];
