/** Faults that only a chosen value shows: a sign of SQL, a full page, a second text, another path. */
import { isDeepStrictEqual } from "node:util";
import { fieldMeta, fieldsOf, optionsPageLength, type RouteEntry } from "@palier/contract";
import { workbook } from "../../examples/postgres-backend/workbook.ts";
import { workbookRows } from "../../src/read/workbook-rows.ts";
import type { WireAnswer } from "../../src/wire/wire.ts";
import {
  answerOf,
  bodyOf,
  type Door,
  jsonOf,
  problemOf,
  queryOf,
  withBody,
  withJson,
  withQuery,
} from "./door.ts";
import { creationOf, current } from "./forms.ts";
import { isEdit, isOptions, isPost, isTable, type Mutant, mutant, onAnswer } from "./mutant.ts";
import { rewritten } from "./tables.ts";

/** `like '%' || term || '%'` without an escape finds every row. */
const unescaped = (parameter: RegExp, sign: string) =>
  rewritten((query) => {
    for (const [name, value] of [...query])
      if (parameter.test(name) && value.trim() === sign) query.delete(name);
  });

const columnSearch = /^columns\[\d+\]\[search\]\[value\]$/;
const isSearch = ({ meta }: RouteEntry): boolean => meta.kind === "show" && meta.searched !== undefined;

const wildcardMutants: readonly Mutant[] = [
  mutant("a search takes % for any text", "table-search", isTable, unescaped(/^search\[value\]$/, "%")),
  mutant("a search takes _ for any letter", "table-search", isTable, unescaped(/^search\[value\]$/, "_")),
  mutant(
    "a search in one column takes _ for any letter",
    "table-column-search",
    isTable,
    unescaped(columnSearch, "_"),
  ),
  mutant("a term takes % for any text", "options-term", isOptions, unescaped(/^term$/, "%")),
  mutant("a term takes _ for any letter", "options-term", isOptions, unescaped(/^term$/, "_")),
  mutant("a search over all records takes _ for any letter", "search-finds", isSearch, ({ request, next }) =>
    queryOf(request).get("q") === "_" ? next(withQuery(request, (query) => query.set("q", "a"))) : next(),
  ),
];

const borderMutants: readonly Mutant[] = [
  mutant(
    "a full page of choices says that there are more",
    "options-pages",
    isOptions,
    onAnswer((body) =>
      body.results.length === optionsPageLength ? { ...body, pagination: { more: true } } : body,
    ),
  ),
  mutant("a last page that is full is empty", "table-pages", isTable, async (passing) => {
    const query = queryOf(passing.request);
    const [start, length] = [Number(query.get("start")), Number(query.get("length"))];
    return onAnswer((body) =>
      start > 0 && start % length === 0 && start + length === body.recordsFiltered
        ? { ...body, data: [] }
        : body,
    )(passing);
  }),
];

const amountsOf = ({ meta }: RouteEntry): string[] =>
  meta.kind === "export"
    ? fieldsOf(meta.row).flatMap(([name, schema]) => (fieldMeta(schema).kind === "money" ? [name] : []))
    : [];
/** Quotations are of whole euros. */
const hasCents = (route: RouteEntry): boolean =>
  amountsOf(route).length > 0 && route.meta.area !== "concierge/quotation";

/** Writes the workbook anew where an amount is another. */
const onAmounts =
  (change: (euros: number) => number): Door =>
  async ({ request, route, next }) => {
    const answer = await next();
    const names = queryOf(request).get("column_field_list")?.split(",") ?? [];
    const amounts = new Set(amountsOf(route).map((name) => names.indexOf(name)));
    if (answer.status !== 200 || queryOf(request).get("format") !== "xlsx") return answer;
    const cells = workbookRows(answer.body, Number.POSITIVE_INFINITY)?.first ?? [];
    const changed = cells.map((line) =>
      line.map((cell, at) => (typeof cell === "number" && amounts.has(at) ? change(cell) : cell)),
    );
    if (isDeepStrictEqual(cells, changed)) return answer;
    async function* lines() {
      for (const line of changed) yield line.map((cell) => cell ?? "");
    }
    const chunks: Uint8Array[] = [];
    for await (const chunk of workbook(lines())) chunks.push(chunk);
    return { ...answer, body: Buffer.concat(chunks) };
  };

const workbookMutants: readonly Mutant[] = [
  mutant(
    "a workbook's amounts are rounded to euros",
    "export-rows",
    hasCents,
    onAmounts((euros) => Math.round(euros)),
  ),
];

const isPlainEdit = (route: RouteEntry): boolean =>
  isEdit(route) && /\/(?:edit\/\{id\}|section\/\{sectionId\}\/update)$/.test(route.template);

const longest = 255;

/** Texts of form and record after the first, longer than a usual column. */
function longTexts({ meta }: RouteEntry): string[] {
  if (meta.kind !== "form") return [];
  const texts = fieldsOf(meta.values).filter(
    ([name, schema]) => name in meta.answer.shape && /^(?:long)?text$/i.test(fieldMeta(schema).kind),
  );
  return texts.slice(1).flatMap(([name, schema]) => {
    return schema.safeParse("x".repeat(longest + 1)).success ? [name] : [];
  });
}
const hasLongTexts = (route: RouteEntry): boolean => isPlainEdit(route) && longTexts(route).length > 0;

/** As a column of 255 letters keeps them. */
const cutSave: Door = ({ request, route, next }) => {
  const sent = bodyOf(request);
  const cut = longTexts(route).flatMap((name) =>
    typeof sent?.[name] === "string" ? [[name, sent[name].slice(0, longest)]] : [],
  );
  return route.body?.safeParse(sent).success === true
    ? next(withBody(request, { ...sent, ...Object.fromEntries(cut) }))
    : next();
};

const textMutants: readonly Mutant[] = [
  mutant("a second text is cut at 255 letters", "saves", hasLongTexts, cutSave),
  mutant(
    "a second text is answered whole, and kept cut at 255 letters",
    "saves",
    hasLongTexts,
    async (passing) => {
      const answer = await cutSave(passing);
      if (answer.status !== 200) return answer;
      const sent = bodyOf(passing.request);
      const whole = longTexts(passing.route).flatMap((name) => (name in sent ? [[name, sent[name]]] : []));
      return withJson(answer, { ...jsonOf(answer), ...Object.fromEntries(whole) });
    },
  ),
];

const hasKeyedRecord = (route: RouteEntry): boolean =>
  isPost(route) && route.meta.idempotent === true && route.meta.record !== undefined;

const keyMutants: readonly Mutant[] = [
  mutant(
    "a key and body are answered alike on each path",
    "idempotent",
    hasKeyedRecord,
    {
      fresh: () => {
        const first = new Map<string, WireAnswer>();
        return async ({ request, next }) => {
          const key = request.headers["idempotency-key"];
          const place = `${key} ${request.body}`;
          const known = key === undefined ? undefined : first.get(place);
          const answer = known ?? (await next());
          if (key !== undefined && answer.status < 300) first.set(place, answer);
          return answer;
        };
      },
    },
    { along: creationOf },
  ),
];

/** Forms with a field that the mock server keeps unique. */
const hasUnique = (route: RouteEntry): boolean =>
  isPlainEdit(route) &&
  /^(?:accountAdmin|building|service|readyAnswer|user)$/.test(route.meta.record?.entity ?? "");
const sameNew = (route: RouteEntry, routes: readonly RouteEntry[]): RouteEntry[] =>
  routes.filter(
    ({ method, meta }) =>
      method === "POST" &&
      meta.kind === "form" &&
      meta.mode === "new" &&
      meta.entity === route.meta.record?.entity,
  );

/** The one field at fault, where its value is another record's. */
function takenField(answer: WireAnswer): string | undefined {
  const { errors = [] } = answer.status === 422 ? jsonOf(answer) : {};
  return errors.length === 1 && errors[0].message === "Cette valeur est déjà utilisée."
    ? errors[0].path
    : undefined;
}

const uniqueMutants: readonly Mutant[] = [
  mutant(
    "a value of another record gets 409",
    "unique",
    hasUnique,
    async ({ next }) => {
      const answer = await next();
      return takenField(answer) === undefined ? answer : problemOf(409);
    },
    { along: sameNew },
  ),
  mutant(
    "a value of another record makes the server fail",
    "unique",
    hasUnique,
    async ({ next }) => {
      const answer = await next();
      return takenField(answer) === undefined ? answer : problemOf(500);
    },
    { along: sameNew },
  ),
  mutant(
    "a value of another record is taken in other capitals",
    "unique",
    hasUnique,
    {
      fresh: () => {
        const refused = new Map<string, string>();
        return async (passing) => {
          const answer = await passing.next();
          const sent = bodyOf(passing.request);
          const value: unknown = sent?.[takenField(answer) ?? ""];
          if (typeof value !== "string") return answer;
          const known = refused.get(value.toLowerCase()) ?? value;
          refused.set(value.toLowerCase(), known);
          if (known === value) return answer;
          const { record } = await current(passing);
          return answerOf({ ...record, ...sent, version: record.version + 1 });
        };
      },
    },
    { along: sameNew },
  ),
];

export const quietMutants: readonly Mutant[] = [
  ...wildcardMutants,
  ...borderMutants,
  ...workbookMutants,
  ...textMutants,
  ...keyMutants,
  ...uniqueMutants,
];
