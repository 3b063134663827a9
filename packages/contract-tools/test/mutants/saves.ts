/** Forms that show, save, create or delete wrongly. */
import type { WireAnswer } from "../../src/wire/wire.ts";
import { answerOf, bodyOf, type Door, type Json, jsonOf, withBody, withJson } from "./door.ts";
import { type Mutant, onAnswer, onStatus, wrong } from "./mutant.ts";

const section = wrong("theme.updateSection.post");
const amount = wrong("order.updateFinalAmount.post");
const created = wrong("subscription.create.post");
const deleted = wrong("view.delete", "view.create.post");
const named = wrong("readyAnswer.edit.post", "readyAnswer.create.post");

/** The form at the request's own path. */
const formOf = ({ request, ask }: Parameters<Door>[0]): Promise<Json> => ask(request.path);
const firstError = (answer: WireAnswer): Json =>
  answer.status === 422 ? jsonOf(answer).errors?.[0] : undefined;

/** Pretends to save what is refused at one of these fields. */
const savedAll =
  (...fields: readonly string[]): Door =>
  async (passing) => {
    const answer = await passing.next();
    return fields.includes(firstError(answer)?.path) ? answerOf((await formOf(passing)).record) : answer;
  };

/** What is stale is saved behind the refusal. */
const savedBehindRefusal: Door = async ({ request, next }) => {
  const answer = await next();
  const { current } = answer.status === 409 ? jsonOf(answer) : {};
  if (current !== undefined) await next(withBody(request, { ...bodyOf(request), version: current.version }));
  return answer;
};

/** A stale version is replaced by the present one. */
const lastOneWins: Door = async ({ request, next }) => {
  const answer = await next();
  const { current } = answer.status === 409 ? jsonOf(answer) : {};
  return current === undefined
    ? answer
    : next(withBody(request, { ...bodyOf(request), version: current.version }));
};

/** Answers a good body as if it were saved. */
const answeredOnly: Door = async (passing) => {
  const sent = bodyOf(passing.request);
  const dry = await passing.next(withBody(passing.request, { ...sent, notAField: 1 }));
  const isGood = dry.status === 422 && jsonOf(dry).errors?.length === 1 && sent?.notAField === undefined;
  const { record } = isGood ? await formOf(passing) : {};
  return record !== undefined && record.version === sent.version
    ? answerOf({ ...record, ...sent, version: record.version + 1 })
    : passing.next();
};

const answeredAsItWas: Door = async (passing) => {
  const { record } = await formOf(passing);
  return onAnswer((body) => ({ ...record, version: body.version }))(passing);
};

/** Keeps what was there where nothing is sent. */
const emptyKept: Door = async (passing) => {
  const sent = bodyOf(passing.request);
  if (typeof sent?.version !== "number") return passing.next();
  const { values = {} } = await formOf(passing);
  const kept = Object.entries(sent).map(([name, value]) => [name, value ?? values[name] ?? null]);
  return passing.next(withBody(passing.request, Object.fromEntries(kept)));
};

/** Keeps 255 letters, and answers all. */
const cutAt255: Door = async (passing) => {
  const sent = bodyOf(passing.request);
  const { description } = sent ?? {};
  if (typeof description !== "string" || description.length !== 2000) return passing.next();
  const cut = withBody(passing.request, { ...sent, description: description.slice(0, 255) });
  return onAnswer((body) => ({ ...body, description }))({ ...passing, next: () => passing.next(cut) });
};

/** Takes another record's value in other capitals. */
const unlessCapitals = (): Door => {
  const refused = new Map<string, string>();
  return async (passing) => {
    const answer = await passing.next();
    const sent = bodyOf(passing.request);
    const value: unknown = sent?.[firstError(answer)?.path];
    if (typeof value !== "string") return answer;
    const known = refused.get(value.toLowerCase()) ?? value;
    refused.set(value.toLowerCase(), known);
    if (known === value) return answer;
    const { record } = await formOf(passing);
    return answerOf({ ...record, ...sent, version: record.version + 1 });
  };
};

/** Pretends to delete, where a deletion is asked for rightly. */
const deletedInWordsOnly: Door = async ({ request, next }) => {
  const { cookie, "x-csrf-token": token = "wrong", "content-type": type } = request.headers;
  const isRight = cookie !== undefined && !token.startsWith("wrong") && type === "application/json";
  const { version, ...others } = bodyOf(request) ?? {};
  const isRecord = /\/\d{1,8}$/.test(request.path);
  return isRight && isRecord && version === 1 && Object.keys(others).length === 0
    ? answerOf({ ok: true })
    : next();
};

const versionMutants: readonly Mutant[] = [
  wrong("theme.edit.get")(
    "form-values",
    "a form's values lack the version",
    onAnswer(({ values: { version: _, ...values }, ...rest }) => ({ ...rest, values })),
  ),
  wrong("subscription.edit.get")(
    "form-values",
    "a form offers no choices",
    onAnswer((body) => ({
      ...body,
      choices: Object.fromEntries(Object.keys(body.choices).map((name) => [name, []])),
    })),
  ),
  amount("stale-version", "an older version is taken", lastOneWins),
  section("stale-version", "a stale save is shown its own values", async ({ request, next }) => {
    const { version: _, ...sent } = bodyOf(request) ?? {};
    const answer = await next();
    if (answer.status !== 409) return answer;
    const body = jsonOf(answer);
    return withJson(answer, { ...body, current: { ...body.current, ...sent } });
  }),
  section("refused-unchanged", "a stale save is refused, and done", savedBehindRefusal),
  section("version-raised", "a save leaves the version", async (passing) =>
    onAnswer((body) => ({ ...body, version: bodyOf(passing.request).version }))(passing),
  ),
];

const saveMutants: readonly Mutant[] = [
  section("saves", "a save is answered, and not done", answeredOnly),
  section("saves", "a save answers the record as it was", answeredAsItWas),
  section("saves", "an emptied field keeps its value", emptyKept),
  section("saves", "a text is answered whole, and kept cut at 255 letters", cutAt255),
  created(
    "creates",
    "a new record is not listed",
    onAnswer((body) => ({ ...body, id: 888_888 })),
  ),
  deleted("deletes", "a deletion is not done", deletedInWordsOnly),
];

const stateMutants: readonly Mutant[] = [
  wrong("callback.edit.post")(
    "wrong-state",
    "any state may follow any other",
    onStatus(409, (answer) => {
      const { allowed, current } = jsonOf(answer);
      return allowed === undefined ? answer : answerOf(current ?? { ok: true });
    }),
  ),
  wrong("negotiatedService.edit.post")("frozen", "what is frozen is changed", savedAll("enabled")),
  wrong("setting.edit.post")("bounds", "a number beyond its bounds is taken", savedAll("value")),
  wrong("theme.moveSection.post")("closed", "a closed record is taken", savedAll("targetThemeId")),
  wrong("order.delivery.post", "order.counts")(
    "not-past",
    "a day that is over is taken",
    savedAll("deliveryAt"),
  ),
  wrong("negotiatedService.changeEnabled")(
    "restated",
    "the count of a question is not looked at",
    async ({ request, next }) => {
      const answer = await next();
      const { current } = answer.status === 409 ? jsonOf(answer) : {};
      const isPresent = current !== undefined && current.version === bodyOf(request)?.version;
      return isPresent ? answerOf(current) : answer;
    },
  ),
  wrong("callback.undo")(
    "takes-back",
    "who closed a call stays, though it is open again",
    onAnswer((body) => ({ ...body, handledBy: "Quelqu’un" })),
  ),
  wrong("callback.undo")(
    "takes-back",
    "what others have built on is taken back",
    onStatus(409, (answer) => answerOf(jsonOf(answer).current ?? { ok: true })),
  ),
  named("unique", "a value of another record is taken in other capitals", { fresh: unlessCapitals }),
];

export const saveAndStateMutants: readonly Mutant[] = [...versionMutants, ...saveMutants, ...stateMutants];
