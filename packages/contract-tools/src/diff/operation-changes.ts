import { isDeepStrictEqual } from "node:util";
import { answerChanges } from "./answer-changes.ts";
import type { Difference } from "./change.ts";
import { contentChanges } from "./content-changes.ts";
import { type DocumentOperation, resolved } from "./document.ts";
import type { Documents } from "./documents.ts";
import { said } from "./json-node.ts";
import { parameterChanges } from "./parameter-changes.ts";
import { restChanges } from "./rest-changes.ts";
import type { SchemaChange } from "./schema-change.ts";

const read = new Set(["operationId", "parameters", "requestBody", "responses", "security"]);

export function operationChanges(
  documents: Documents,
  old: DocumentOperation,
  fresh: DocumentOperation,
): Difference[] {
  const request = [...parameterChanges(documents, old, fresh), ...bodyChanges(documents, old, fresh)];
  return [
    ...wholeChanges(old, fresh),
    ...request.map((each): Difference => ({ ...each, side: "request" })),
    ...answerChanges(documents, old.node, fresh.node).map(
      (each): Difference => ({ ...each, side: "answer" }),
    ),
  ];
}

function wholeChanges(old: DocumentOperation, fresh: DocumentOperation): Difference[] {
  const rename: Difference[] =
    old.name === fresh.name ? [] : [{ at: "", what: `was called ${old.name}`, breaks: "clients" }];
  const security: Difference[] = isDeepStrictEqual(old.security ?? [], fresh.security ?? [])
    ? []
    : [{ at: "security", what: `${said(old.security)} becomes ${said(fresh.security)}`, breaks: "both" }];
  return [...rename, ...security, ...restChanges("", old.node, fresh.node, (key) => read.has(key))];
}

function bodyChanges(
  documents: Documents,
  { node: old }: DocumentOperation,
  { node: fresh }: DocumentOperation,
): SchemaChange[] {
  const at = "body";
  if (old.requestBody === undefined && fresh.requestBody === undefined) return [];
  const was = resolved(documents.before, old.requestBody);
  const is = resolved(documents.after, fresh.requestBody);
  if (old.requestBody === undefined) {
    return [
      is.required === true
        ? { at, what: "is new and required", breaks: "both" }
        : { at, what: "is new", breaks: "backends" },
    ];
  }
  if (fresh.requestBody === undefined) return [{ at, what: "is gone", breaks: "both" }];
  const need: SchemaChange[] =
    (was.required === true) === (is.required === true)
      ? []
      : is.required === true
        ? [{ at, what: "is required now", breaks: "clients" }]
        : [{ at, what: "may be left out now", breaks: "backends" }];
  return [
    ...need,
    ...contentChanges(documents.request, at, was, is),
    ...restChanges(at, was, is, (key) => key === "required" || key === "content"),
  ];
}
