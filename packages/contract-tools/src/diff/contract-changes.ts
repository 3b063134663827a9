import type { Change } from "./change.ts";
import {
  answersOf,
  type ContractDocument,
  type DocumentOperation,
  type DocumentParameter,
  operationsOf,
  resolvedParameter,
} from "./document.ts";
import { schemaChanges } from "./schema-changes.ts";

/** How two contracts differ: every change, with who no longer gets along because of it. */
export function contractChanges(before: ContractDocument, after: ContractDocument): Change[] {
  const [old, fresh] = [operationsOf(before), operationsOf(after)];
  const gone = [...old].filter(([key]) => !fresh.has(key));
  const more = [...fresh].filter(([key]) => !old.has(key));
  return [
    ...gone.map(([key, { operationId }]) => wholeOperation(operationId, `${key} is gone`, "clients")),
    ...more.map(([key, { operationId }]) => wholeOperation(operationId, `${key} is new`, "backends")),
    ...[...fresh].flatMap(([key, operation]) => {
      const known = old.get(key);
      return known === undefined ? [] : operationChanges(before, after, known, operation);
    }),
  ];
}

const wholeOperation = (operation: string, what: string, breaks: Change["breaks"]): Change => ({
  operation,
  side: "request",
  at: "operation",
  what,
  breaks,
});

function operationChanges(
  before: ContractDocument,
  after: ContractDocument,
  old: DocumentOperation,
  fresh: DocumentOperation,
): Change[] {
  const operation = fresh.operationId;
  return [...requestChanges(before, after, old, fresh), ...answerChanges(before, after, old, fresh)].map(
    (change) => ({
      operation,
      ...change,
    }),
  );
}

type Found = Omit<Change, "operation">;

function requestChanges(
  before: ContractDocument,
  after: ContractDocument,
  old: DocumentOperation,
  fresh: DocumentOperation,
): Found[] {
  const side = "request" as const;
  const comparison = { before, after, side };
  const [was, is] = [parametersOf(before, old), parametersOf(after, fresh)];
  const gone = [...was.keys()].filter((name) => !is.has(name));
  const parameters = [...is].flatMap(([name, parameter]): Found[] => {
    const known = was.get(name);
    if (known === undefined) {
      const required = parameter.required === true;
      return [
        {
          side,
          at: name,
          what: required ? "is new and required" : "is new",
          breaks: required ? "clients" : "backends",
        },
      ];
    }
    const need = known.required !== true && parameter.required === true;
    const required: Found[] = need ? [{ side, at: name, what: "is required now", breaks: "clients" }] : [];
    const changes = schemaChanges(comparison, name, known.schema ?? {}, parameter.schema ?? {});
    return [...required, ...changes.map((each) => ({ side, ...each }))];
  });
  const [a, b] = [bodyOf(old), bodyOf(fresh)];
  const body: Found[] =
    a === undefined && b === undefined
      ? []
      : a === undefined || b === undefined
        ? [{ side, at: "body", what: b === undefined ? "is gone" : "is new", breaks: "both" }]
        : schemaChanges(comparison, "body", a, b).map((each) => ({ side, ...each }));
  return [
    ...gone.map((name): Found => ({ side, at: name, what: "is gone", breaks: "clients" })),
    ...parameters,
    ...body,
  ];
}

const parametersOf = (document: ContractDocument, { parameters = [] }: DocumentOperation) =>
  new Map(
    parameters.map((given): [string, DocumentParameter] => {
      const parameter = resolvedParameter(document, given);
      return [`${parameter.in ?? ""} ${parameter.name ?? ""}`, parameter];
    }),
  );

const bodyOf = ({ requestBody }: DocumentOperation) =>
  Object.entries(requestBody?.content ?? {}).find(([type]) => type.includes("json"))?.[1].schema;

function answerChanges(
  before: ContractDocument,
  after: ContractDocument,
  old: DocumentOperation,
  fresh: DocumentOperation,
): Found[] {
  const side = "answer" as const;
  const [was, is] = [answersOf(before, old), answersOf(after, fresh)];
  return [
    ...[...was.keys()]
      .filter((status) => !is.has(status))
      .map((status): Found => ({ side, at: status, what: "is no longer answered", breaks: "backends" })),
    ...[...is].flatMap(([status, schema]): Found[] => {
      if (!was.has(status)) {
        const breaks = status.startsWith("2") ? "clients" : "nobody";
        return [{ side, at: status, what: "is a new answer", breaks }];
      }
      const known = was.get(status) ?? null;
      if (known === null || schema === null) {
        return known === schema ? [] : [{ side, at: status, what: "has another body", breaks: "both" }];
      }
      return schemaChanges({ before, after, side }, status, known, schema).map((each) => ({ side, ...each }));
    }),
  ];
}
