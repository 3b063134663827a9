/** The document states everything that verify requires, so that a backend written from it alone passes. */
import { contract, routesOf } from "@palier/contract";
import { openApi } from "@palier/contract/openapi";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { queryCase, queryValues, sentKeys } from "../src/read/query-cases.ts";
import type { RuleId } from "../src/verify/rules.ts";

const parameter = z.object({
  name: z.string(),
  in: z.string(),
  allowEmptyValue: z.boolean().optional(),
  schema: z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z
      .array(
        z.object({
          type: z.string().optional(),
          enum: z.array(z.unknown()).optional(),
          minimum: z.number().optional(),
          maximum: z.number().optional(),
        }),
      )
      .optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    pattern: z.string().optional(),
    format: z.string().optional(),
    items: z.object({ enum: z.array(z.string()).optional() }).optional(),
    uniqueItems: z.boolean().optional(),
  }),
});
type Parameter = z.output<typeof parameter>;

const document = openApi();
const operations = Object.values(document.paths).flatMap(({ get, post }) =>
  [get, post].filter((each) => each !== undefined),
);

function parametersOf(name: string): Parameter[] {
  const operation = operations.find(({ operationId }) => operationId === name);
  return (operation?.parameters ?? []).map((each) => {
    const found = "$ref" in each ? document.components.parameters[each.$ref.split("/").at(-1) ?? ""] : each;
    return parameter.parse(found);
  });
}

/** Whether a generic validator accepts a value by the document. */
function takes(
  { schema, allowEmptyValue }: Pick<Parameter, "schema" | "allowEmptyValue">,
  value: string,
): boolean {
  if (value === "" && allowEmptyValue === true) return true;
  const types = [schema.type ?? "string"].flat();
  // An id, or `none`.
  if (schema.anyOf?.some(({ type }) => type === "integer") === true)
    return schema.anyOf.some((each) => takes({ schema: each }, value));
  if (types.includes("array")) {
    const items = value.split(",");
    const known = items.every((item) => schema.items?.enum?.includes(item) ?? true);
    return known && (schema.uniqueItems !== true || new Set(items).size === items.length);
  }
  if (types.includes("boolean")) return value === "true" || value === "false";
  if (types.includes("integer")) {
    const number = Number(value);
    const isWhole = /^-?(?:0|[1-9]\d*)$/.test(value);
    return isWhole && number >= (schema.minimum ?? -Infinity) && number <= (schema.maximum ?? Infinity);
  }
  // A date, or a day word.
  if (schema.anyOf !== undefined)
    return z.iso.date().safeParse(value).success || schema.anyOf.some((each) => each.enum?.includes(value));
  if (schema.enum !== undefined) return schema.enum.includes(value);
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, "u").test(value)) return false;
  if (schema.format === "date" && !z.iso.date().safeParse(value).success) return false;
  return value.length >= (schema.minLength ?? 0) && value.length <= (schema.maxLength ?? Infinity);
}

const reads = routesOf(contract).filter(({ method, query }) => method === "GET" && query !== undefined);

describe("B13 B07 the document judges each parameter as verify does", () => {
  test.each(reads)("$name", (route) => {
    const said = parametersOf(route.name).filter((each) => each.in === "query");
    // An export accepts a table's paging, as the web app sends it, but ignores it undocumented.
    const unread = route.meta.kind === "export" ? ["draw", "start", "length"] : [];
    const keys = sentKeys(route).filter((key) => !unread.includes(key));
    expect(keys.filter((key) => !said.some(({ name }) => name === key))).toEqual([]);
    const limits = ["501", "1000001", "2147483647", "2147483648", "1000", "x".repeat(101), "x".repeat(2001)];
    const differ = said.flatMap((each) =>
      [...queryValues, ...limits].flatMap((value) => {
        const { refused } = queryCase(route, [[each.name, value]]);
        const isTaken = refused.every(({ key }) => key !== each.name);
        return takes(each, value) === isTaken ? [] : [`${each.name}=${value.slice(0, 30)}: ${isTaken}`];
      }),
    );
    expect(differ).toEqual([]);
  });
});

test("B13 B07 the document says what an unknown key gets, and a sign-out without a session", () => {
  expect(document.info.description).toMatch(/clé inconnue d’un corps est refusée \(422\)/);
  const logout = operations.find(({ operationId }) => operationId === "session.logout");
  expect(logout?.description).toMatch(/Without a session .*200.*401 or 403/);
  const bodies = operations.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
  for (const { schema } of bodies) {
    const name = schema?.$ref?.split("/").at(-1) ?? "";
    const named = document.components.schemas[name];
    if (named !== undefined) expect(named.additionalProperties, name).toBe(false);
  }
});

const routes = routesOf(contract);
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
const introduction = plain(document.info.description);
const operationOf = (name: string) => operations.find(({ operationId }) => operationId === name);

const ofOperation = (name: string) => operationOf(name)?.description ?? "";
const ofParameter = (name: string) => plain(document.components.parameters[name]?.description ?? "");
const ofSession = plain(document.components.securitySchemes.session?.description ?? "");

/** Each operation declares its route's statuses, with media type and schema. */
function expectAnswers(): void {
  for (const { name, statuses, answers } of routes) {
    const responses = operationOf(name)?.responses ?? {};
    const declared = Object.keys(responses).map(Number);
    expect(declared, name).toEqual(expect.arrayContaining([...statuses]));
    for (const [status, schema] of answers) {
      const said = responses[status];
      if (schema === undefined || said === undefined || "$ref" in said) continue;
      expect(Object.keys(said.content ?? {}).length > 0 || status === 204, `${name} ${status}`).toBe(true);
    }
  }
}

/** Refusals are problems: type, title and status are required. */
function expectProblems(): void {
  for (const response of Object.values(document.components.responses)) {
    expect(Object.keys(response.content ?? {})).toEqual(["application/problem+json"]);
  }
  expect(document.components.schemas.Problem?.required).toEqual(["type", "title", "status"]);
}

/** Each answer's, refusals included. */
function expectRequestId(): void {
  const responses = operations.flatMap((each) => Object.values(each.responses));
  for (const response of [...responses, ...Object.values(document.components.responses)])
    if (!("$ref" in response)) expect(response.headers).toHaveProperty("X-Request-Id");
  expect(document.components.headers.RequestId?.required).toBe(true);
}

/** What each rule requires of the document. */
const demanded: Readonly<Record<RuleId, RegExp | (() => void)>> = {
  built: () => expect(routes.filter(({ name }) => operationOf(name) === undefined)).toEqual([]),
  // HTTP itself: answers end.
  "answer-arrives": /envoyé au fil de l’eau/,
  "answer-status": expectAnswers,
  "answer-headers": expectAnswers,
  "answer-body": expectAnswers,
  "problem-body": expectProblems,
  "declared-problems": expectAnswers,
  reads: () => expect(ofOperation("deliverySchedule.export")).toMatch(/Another weekday is refused by 422/),
  "signed-out": () => expect(ofSession).toMatch(/Sans lui : 401/),
  "not-found": /Une fiche inconnue répond 404/,
  "bad-path": /un identifiant qui n’en est pas un 404 ou 400/,
  "bad-query": /`order\[0\]\[dir\]` sans `order\[0\]\[column\]` est refusé \(400\)/,
  "table-draw": () => expect(ofParameter("TableDraw")).toMatch(/rendu tel quel/),
  "table-counts": /`recordsTotal` compte les lignes sans recherche ni filtre/,
  "table-pages": /Chaque ligne est sur une page et une seule ; après la dernière, `data` est vide/,
  "table-length": () =>
    expect(document.components.parameters.TableLength?.schema).toMatchObject({ maximum: 500, default: 20 }),
  "table-order": /`desc` est `asc` renversé/,
  "table-stable": /à égalité gardent le même ordre/,
  "newest-first": () => expect(ofOperation("alert.list")).toMatch(/the greatest id first; .* The newest 200/),
  "table-search": /ignore la casse, les accents/,
  "table-words": /chaque mot est quelque part dans la ligne/,
  "search-finds": () =>
    expect(ofOperation("search.records")).toMatch(
      /each word stands in one of the kind's columns.* without a letter or a figure finds nothing/,
    ),
  "search-order": () => expect(ofOperation("search.records")).toMatch(/match is the best of these/),
  "view-holds": () => expect(ofOperation("view.create.post")).toMatch(/does not have.*refused at the field/),
  "view-default": () => expect(ofOperation("view.chooseDefault")).toMatch(/no longer the default/),
  "search-hits": () => expect(ofOperation("search.records")).toMatch(/those that exist/),
  "table-column-search": () => expect(ofParameter("TableColumnSearch")).toMatch(/dans cette colonne/),
  "table-filter": /Un jour \(filtre, fichier\) est un jour de Paris/,
  "export-file": /UTF-8 avec BOM, `;`, lignes en CRLF/,
  "export-columns": /en tête, les libellés de `x-labels`/,
  "export-rows": /toutes les lignes de la table, quelle que soit la page, sous sa recherche/,
  "export-empty": /table vide répond 204/,
  "export-safe": /précédée d’une apostrophe/,
  "options-pages": /20 choix par page ; `more`.* Chaque choix est sur une page et une seule/,
  "options-term":
    /ignore la casse, les accents et les signes typographiques.* sans lettre ni chiffre, elle est lue telle quelle/,
  "options-ids": () => expect(ofParameter("OptionsIds")).toMatch(/Ces choix-là seulement/),
  "form-values": /les valeurs de la fiche, sans en proposer d’autres/,
  accepts: expectAnswers,
  csrf: () => expect(ofParameter("CsrfToken")).toMatch(/Absent ou faux : 403/),
  "bad-json": /n’est pas un objet JSON est refusé \(400\)/,
  "bad-type": /un autre type de contenu aussi \(415\)/,
  "too-large": /plus de 1 Mo est refusé \(413\)/,
  "bad-body": /rognés avant d’être vérifiés/,
  "refused-unchanged": /un POST refusé ne change rien/,
  saves: /Un POST accepté répond la fiche telle que le GET la montre ensuite/,
  "version-raised": /augmente sa `version` .*Un POST qui ne change rien répond 200 et laisse la version/,
  "stale-version": /409 avec la fiche actuelle/,
  "wrong-state": /refusé \(409\) avec `allowed`/,
  frozen: /Avec `x-frozen`, .* est refusé à leur champ \(422\)/,
  unique:
    /Ce qui est unique .* sans égard aux majuscules, aux caractères invisibles .* ; déjà pris, il est refusé à son champ \(422\)/,
  bounds: /Avec `x-bounds`, .* est refusé à son champ \(422\)/,
  "not-past": /Avec `x-not-past`, .* sont refusés à leur champ \(422\)/,
  restated: /`counted` le nombre à redonner/,
  "takes-back":
    /Avec `x-undo`, .* se reprend pendant dix minutes, tant que personne n’a changé la fiche depuis/,
  closed: /Avec `x-offered`, .* est refusé à son champ \(422\)/,
  idempotent:
    /`Idempotency-Key` ne vaut que pour son adresse et son administrateur ; .* un autre corps, elle répond 409 ; une demande refusée ne la retient pas/,
  locked: /répond 423/,
  creates: /Une fiche créée a un identifiant à elle et figure dans sa liste/,
  deletes: /une fiche supprimée n’y figure plus, et répond 404/,
  marks: () => {
    expect(ofOperation("alert.markRead")).toMatch(/may be marked again/);
    expect(ofOperation("alert.markAllRead")).toMatch(/at most upToId.* stays unread/);
  },
  sorts: () => expect(ofOperation("managedService.sort")).toMatch(/positions count from 1/),
  refunds: () =>
    expect(ofOperation("order.refund.post")).toMatch(/At most finalAmountCents − refundedCents \(422\)/),
  rejects: () => expect(ofOperation("userLotAssociation.proofReject.post")).toMatch(/proofToCheck/),
  assigns: () => {
    const lists = routes.filter(({ meta }) => meta.kind === "table" && "assigned" in meta.row.shape);
    expect(lists.length).toBeGreaterThan(0);
  },
  figures: () => expect(ofOperation("quotation.infoBlock")).toMatch(/figures about the rows they leave/),
  "signs-out": () => expect(ofOperation("session.logout")).toMatch(/Without a session .*200.*401 or 403/),
  "request-id": expectRequestId,
  "login-cookie": () => expect(ofSession).toMatch(/HttpOnly et SameSite, et Secure en HTTPS/),
};

test.each(Object.entries(demanded))("B13 B07 the document says what the rule %s demands", (_, said) => {
  if (said instanceof RegExp) expect(introduction).toMatch(said);
  else said();
});

test("B13 B07 rules across the entries of a list stand at their field, as a keyword and as a sentence", () => {
  const schema = document.components.schemas.ThemeUpdateSectionListRequest?.properties?.sectionIds;
  expect(schema).toMatchObject({ uniqueItems: true, description: expect.stringMatching(/qu’une fois/) });
  const columns = parametersOf("building.export").find(({ name }) => name === "column_field_list");
  expect(columns?.schema.uniqueItems).toBe(true);
  expect(columns?.schema.items?.enum).toContain("city");
});

test("B13 B07 the example of a problem is one", () => {
  const [example] = document.components.schemas.Problem?.examples ?? [];
  expect(example).toMatchObject({ title: "Certains champs ne sont pas valides", status: 422 });
  expect(JSON.stringify(document.components.schemas.RealtimeSettings?.examples)).not.toContain("Texte");
});
