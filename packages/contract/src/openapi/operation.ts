import { done, nothing } from "../kit/action.ts";
import { exportContentType } from "../kit/export.ts";
import { isNullable } from "../kit/field.ts";
import type { FormMeta } from "../kit/form.ts";
import type { Undo } from "../kit/route-meta.ts";
import type { Frozen } from "../kit/states.ts";
import { offeredIn } from "../offered.ts";
import type { Book, DocumentedRoute } from "./book.ts";
import type { Content, OfferedField, Operation, RequestBody, Response } from "./document.ts";
import { ref } from "./document.ts";
import { openApiTexts as texts } from "./openapi.texts.ts";
import { parametersOf } from "./parameters.ts";
import { commonHeaders, isProblemStatus, problemRef } from "./problem-responses.ts";
import type { SchemaNames } from "./schema-names.ts";

/** `dropped`: the optional segment omitted here. */
export function operationOf(
  route: DocumentedRoute,
  names: SchemaNames,
  book: Book,
  dropped?: string,
): Operation {
  const { meta } = route;
  const parameters = parametersOf(route, dropped, book.examples.byKey);
  const requestBody = requestBodyOf(route, names, book);
  return {
    operationId: dropped === undefined ? route.name : `${route.name}.withoutWeekStart`,
    summary: dropped === undefined ? meta.summary : `${meta.summary} ${texts.withoutWeek}`,
    ...(meta.note === undefined ? {} : { description: meta.note }),
    tags: [book.areas[meta.area]?.name ?? meta.area],
    ...marksOf(meta),
    ...("entity" in meta && meta.entity !== undefined ? { "x-entity": meta.entity } : {}),
    ...(dropped === undefined ? {} : { "x-same-as": route.name }),
    ...(meta.authenticated ? {} : { security: [] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: responsesOf(route, names, book),
  };
}

function marksOf(
  meta: DocumentedRoute["meta"],
): Pick<
  Operation,
  | "x-lang"
  | "x-kind"
  | "x-provenance"
  | "x-frozen"
  | "x-bounds"
  | "x-not-past"
  | "x-change"
  | "x-undo"
  | "x-kept"
  | "x-offered"
  | "x-counted"
  | "x-searched"
> {
  if (meta.kind === "control") return {};
  const lang = meta.note === undefined ? {} : ({ "x-lang": "en" } as const);
  const frozen = meta.kind === "form" && meta.frozen !== undefined ? frozenFields(meta.frozen) : undefined;
  const offered = meta.kind === "form" ? offeredFields(meta) : {};
  return {
    ...lang,
    "x-kind": meta.kind,
    "x-provenance": meta.provenance,
    ...(frozen === undefined ? {} : { "x-frozen": frozen }),
    ...(meta.kind === "form" && meta.bounds !== undefined ? { "x-bounds": meta.bounds } : {}),
    ...(meta.kind === "form" && meta.notPast !== undefined ? { "x-not-past": meta.notPast } : {}),
    ...(meta.kind === "action" && meta.change !== undefined ? { "x-change": meta.change } : {}),
    ...(meta.kind === "action" && meta.undo !== undefined ? { "x-undo": undoFacts(meta.undo) } : {}),
    ...(meta.kind === "action" && meta.kept !== undefined ? { "x-kept": meta.kept.counted } : {}),
    ...(meta.kind === "show" && meta.counted !== undefined ? { "x-counted": meta.counted } : {}),
    ...(meta.kind === "show" && meta.searched !== undefined ? { "x-searched": meta.searched } : {}),
    ...(Object.keys(offered).length === 0 ? {} : { "x-offered": offered }),
  };
}

const undoFacts = ({ field, states, final }: Undo) => ({ field, states, final });

const frozenFields = (frozen: Frozen): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(frozen).map(([status, state]) => [status, state?.fields ?? []]));

const offeredFields = (meta: FormMeta): Readonly<Record<string, OfferedField>> =>
  Object.fromEntries([...offeredIn(meta)].map(([name, { texts: _texts, ...facts }]) => [name, facts]));

function requestBodyOf(route: DocumentedRoute, names: SchemaNames, book: Book): RequestBody | undefined {
  if (route.body === nothing) return emptyBody;
  const name = names.body(route);
  if (name === undefined || route.body === undefined) return undefined;
  const named = book.examples.bodies[name] ?? [];
  const examples = Object.fromEntries(named.map((each, at) => [`${name}${at + 1}`, each]));
  const media = { schema: { $ref: ref("schemas", name) }, ...(named.length === 0 ? {} : { examples }) };
  return { required: !isNullable(route.body), content: { "application/json": media } };
}

/** An action without a body also accepts an empty object. */
const emptyBody: RequestBody = {
  required: false,
  content: { "application/json": { schema: { type: "object", maxProperties: 0 } } },
};

const json = (name: string): Content => ({ "application/json": { schema: { $ref: ref("schemas", name) } } });

function responsesOf(route: DocumentedRoute, names: SchemaNames, book: Book): Operation["responses"] {
  const common = commonHeaders(book.components.headers);
  return Object.fromEntries(
    route.statuses.map((status) => {
      if (isProblemStatus(status)) return [String(status), problemRef(status)];
      const { headers, ...own } = answer(route, status, names);
      const all = { ...common, ...headers };
      return [String(status), { ...own, ...(Object.keys(all).length === 0 ? {} : { headers: all }) }];
    }),
  );
}

function answer(route: DocumentedRoute, status: number, names: SchemaNames): Response {
  const name = names.answer(route, status);
  if (name !== undefined) return { description: describe(route, status), content: json(name) };
  if (status === 204) return { description: texts.responses.nothing };
  const headers = { "Content-Disposition": { $ref: ref("headers", "ContentDisposition") } };
  return route.meta.kind === "export"
    ? { description: texts.responses.file, headers, content: exportContent }
    : { description: texts.responses.file, content: mediaContent };
}

const exportContent: Content = {
  "text/csv": { schema: { type: "string" } },
  [exportContentType.xlsx]: {},
};
const mediaContent: Content = { "image/svg+xml": {}, "application/pdf": {} };

function describe(route: DocumentedRoute, status: number): string {
  const words = texts.responses;
  switch (route.meta.kind) {
    case "table":
      return words.page;
    case "options":
      return words.options;
    case "form":
      if (route.method === "GET") return words.form;
      return status === 201 ? words.created : words.record;
    case "action":
      return words.done;
    case "fragment":
    case "show":
    case "page":
    case "session":
      return words.value;
    case "control":
      if (status === 201) return words.created;
      return route.answers.get(status) === done ? words.done : words.value;
    case "export":
    case "media":
      return words.file;
  }
}
