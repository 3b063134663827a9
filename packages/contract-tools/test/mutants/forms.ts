/** Forms and actions that save, refuse or repeat wrongly. */
import { fieldMeta, fieldsOf, type RouteEntry } from "@palier/contract";
import { z } from "zod";
import { answerOf, bodyOf, type Door, type Json, jsonOf, withBody, withJson } from "./door.ts";
import {
  isGuarded as guarded,
  isDelete,
  isEdit,
  isFormPost,
  isGet,
  isNew,
  isPost,
  type Mutant,
  mutant,
  onAnswer,
  onStatus,
} from "./mutant.ts";

const isFormGet = (route: RouteEntry): boolean => isGet(route) && route.meta.kind === "form";
const isEditGet = (route: RouteEntry): boolean =>
  isFormGet(route) && route.meta.kind === "form" && route.meta.mode === "edit";
const hasChoices = (route: RouteEntry): boolean =>
  route.meta.kind === "form" && route.meta.choices.length > 0 && isEditGet(route);
const declares = (status: number) => (route: RouteEntry) => guarded(route) && route.statuses.includes(status);

/** The form's GET, at the same path. */
export const current = ({ request, ask }: Parameters<Door>[0]): Promise<Json> => ask(request.path);

const hasVersion = (route: RouteEntry): boolean =>
  guarded(route) &&
  route.body?.safeParse({}).error?.issues.some(({ path }) => path[0] === "version") === true;

/** Forms with a text that the verifier can change. */
const isPlainEdit = (route: RouteEntry): boolean =>
  isEdit(route) && /\/(?:edit\/\{id\}|section\/\{sectionId\}\/update)$/.test(route.template);

/** A text shared by form and record. */
function cutText(route: RouteEntry): string | undefined {
  const { meta } = route;
  if (!isFormPost(route) || meta.kind !== "form") return undefined;
  return fieldsOf(meta.values).find(
    ([name, schema]) =>
      name in meta.answer.shape && schema instanceof z.ZodString && fieldMeta(schema).kind === "text",
  )?.[0];
}

/** Whether form and record share a text that may be empty. */
function canBeEmptied(route: RouteEntry): boolean {
  const { meta } = route;
  if (!isPlainEdit(route) || !hasVersion(route) || meta.kind !== "form") return false;
  return fieldsOf(meta.values).some(
    ([name, schema]) =>
      name in meta.answer.shape &&
      schema.safeParse(null).success &&
      /^(?:long)?text$/i.test(fieldMeta(schema).kind),
  );
}

export const formMutants: readonly Mutant[] = [
  mutant(
    "a form's values lack the version",
    "form-values",
    isEditGet,
    onAnswer(({ values: { version: _version, ...values }, ...rest }) => ({ ...rest, values })),
  ),
  mutant(
    "a form shows another record's values",
    "form-values",
    isEditGet,
    onAnswer((body) => ({ ...body, values: { ...body.values, version: body.values.version + 5 } })),
  ),
  mutant(
    "a form offers no choices",
    "form-values",
    hasChoices,
    onAnswer((body) => ({
      ...body,
      choices: Object.fromEntries(Object.keys(body.choices).map((name) => [name, []])),
    })),
  ),
  mutant(
    "an older version is taken",
    "stale-version",
    (route) => hasVersion(route) && isEdit(route),
    async (passing) => {
      const answer = await passing.next();
      const body = bodyOf(passing.request);
      if (answer.status !== 409 || jsonOf(answer).current === undefined) return answer;
      return passing.next(withBody(passing.request, { ...body, version: jsonOf(answer).current.version }));
    },
  ),
  mutant(
    "a stale save is not shown the record",
    "stale-version",
    (route) => hasVersion(route) && isEdit(route),
    onStatus(409, (answer) => withJson(answer, { ...jsonOf(answer), current: undefined })),
  ),
  mutant(
    "a stale deletion is done",
    "stale-version",
    isDelete,
    onStatus(409, () => answerOf({ ok: true })),
    { along: creationOf },
  ),
  mutant("a stale save is refused, but done", "refused-unchanged", isPlainEdit, async (passing) => {
    const answer = await passing.next();
    if (answer.status !== 409 || jsonOf(answer).current === undefined) return answer;
    const { version } = jsonOf(answer).current;
    await passing.next(withBody(passing.request, { ...bodyOf(passing.request), version }));
    return answer;
  }),
  mutant("a save is answered, but not done", "saves", isPlainEdit, async (passing) => {
    const { body } = passing.request;
    const sent = bodyOf(passing.request);
    const dry = await passing.next({ ...passing.request, body: JSON.stringify({ ...sent, notAField: 1 }) });
    if (
      body === undefined ||
      sent?.notAField !== undefined ||
      dry.status !== 422 ||
      jsonOf(dry).errors?.length !== 1
    )
      return passing.next();
    const { record } = await current(passing);
    return record === undefined || record.version !== sent.version
      ? passing.next()
      : answerOf({ ...record, ...sent, version: record.version + 1 });
  }),
  mutant("a save answers the record as it was", "saves", isPlainEdit, async (passing) => {
    const before = await current(passing);
    const answer = await passing.next();
    return answer.status === 200 ? answerOf({ ...before.record, version: jsonOf(answer).version }) : answer;
  }),
  mutant(
    "a save cuts a text",
    "saves",
    (route) => cutText(route) !== undefined,
    onAnswer((body, route) => {
      const name = cutText(route) ?? "";
      return typeof body[name] === "string" ? { ...body, [name]: `${body[name].slice(1)}…` } : body;
    }),
  ),
  mutant("a save leaves the version", "version-raised", isPlainEdit, async (passing) => {
    const { version } = bodyOf(passing.request) ?? {};
    return onAnswer((body) => ({ ...body, version }))(passing);
  }),
  mutant(
    "a repeated key does the work again",
    "idempotent",
    (route) => isPost(route) && route.meta.idempotent === true,
    ({ request, next }) => {
      const { "idempotency-key": _key, ...headers } = request.headers;
      return next({ ...request, headers });
    },
  ),
  mutant(
    "a key with another body gets the first answer",
    "idempotent",
    (route) => isPost(route) && route.meta.idempotent === true,
    {
      fresh: () => {
        const first = new Map<string, Awaited<ReturnType<Door>>>();
        return async ({ request, next }) => {
          const key = request.headers["idempotency-key"];
          const known = key === undefined ? undefined : first.get(key);
          const answer = known ?? (await next());
          if (key !== undefined && answer.status < 300) first.set(key, answer);
          return answer;
        };
      },
    },
  ),
  mutant(
    "a new record answers 200",
    "answer-status",
    isNew,
    onStatus(201, (answer) => ({ ...answer, status: 200 })),
  ),
  mutant(
    "a new record has the id of another",
    "creates",
    (route) => isNew(route) && !/comment|reply/.test(route.template),
    onStatus(201, (answer) => withJson(answer, { ...jsonOf(answer), id: 1 })),
  ),
  mutant(
    "a new record is not listed",
    "creates",
    (route) => isNew(route) && route.meta.record === undefined,
    onStatus(201, (answer) => withJson(answer, { ...jsonOf(answer), id: 888_888 })),
  ),
  mutant(
    "a deletion is not done",
    "deletes",
    isDelete,
    async ({ request, next }) =>
      bodyOf(request)?.version === 1 &&
      bodyOf(request)?.notAField === undefined &&
      !request.path.includes("999999999") &&
      !request.path.includes("abc") &&
      request.headers.cookie !== undefined &&
      request.headers["x-csrf-token"]?.startsWith("wrong") === false &&
      request.headers["content-type"] === "application/json"
        ? answerOf({ ok: true })
        : next(),
    { along: creationOf },
  ),
  mutant(
    "a deletion is done twice",
    "deletes",
    isDelete,
    ({ request, next }) =>
      next().then((answer) =>
        answer.status === 404 && !request.path.includes("999999999") && !request.path.includes("abc")
          ? answerOf({ ok: true })
          : answer,
      ),
    { along: creationOf },
  ),
  mutant(
    "a held record is changed all the same",
    "locked",
    declares(423),
    onStatus(423, () => answerOf({ ok: true })),
    { along: creationOf },
  ),
  mutant(
    "a held record does not say by whom",
    "locked",
    declares(423),
    onStatus(423, (answer) => withJson(answer, { ...jsonOf(answer), holder: undefined })),
    { along: creationOf },
  ),
  mutant(
    "any state may follow any other",
    "wrong-state",
    (route) =>
      isPlainEdit(route) &&
      route.meta.kind === "form" &&
      route.meta.choices.includes("status") &&
      ["order", "quotation", "incident", "news", "ula", "callback", "subscription"].includes(
        route.meta.entity,
      ),
    onStatus(409, (answer) =>
      jsonOf(answer).allowed === undefined ? answer : answerOf(jsonOf(answer).current ?? { ok: true }),
    ),
  ),
];

/** The route that creates a record for the deletion. */
export function creationOf(route: RouteEntry, routes: readonly RouteEntry[]): RouteEntry[] {
  if (!isDelete(route)) return [];
  return routes.filter(
    (each) => isNew(each) && each.meta.kind === "form" && each.meta.entity === route.meta.record?.entity,
  );
}

/** Apart: the route on which CI tries a fault follows from its place among all. */
export const storedValueMutants: readonly Mutant[] = [
  mutant(
    "a stale save is shown its own values",
    "stale-version",
    (route) => hasVersion(route) && isPlainEdit(route),
    async (passing) => {
      const answer = await passing.next();
      const body = answer.status === 409 ? jsonOf(answer) : {};
      if (body.current === undefined) return answer;
      const { version: _, ...sent } = bodyOf(passing.request);
      return withJson(answer, { ...body, current: { ...body.current, ...sent } });
    },
  ),
  mutant("an emptied field keeps its value", "saves", canBeEmptied, async (passing) => {
    const sent = bodyOf(passing.request);
    if (typeof sent?.version !== "number") return passing.next();
    const { values = {} } = await current(passing);
    const kept = Object.entries(sent).map(([name, value]) => [name, value ?? values[name] ?? null]);
    return passing.next(withBody(passing.request, Object.fromEntries(kept)));
  }),
];
