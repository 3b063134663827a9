import { contentChanges } from "./content-changes.ts";
import {
  type ContractDocument,
  componentOf,
  type DocumentOperation,
  lastName,
  resolved,
} from "./document.ts";
import type { Documents } from "./documents.ts";
import type { JsonNode } from "./json-node.ts";
import { restChanges } from "./rest-changes.ts";
import { type SchemaChange, withinComponent } from "./schema-change.ts";

export function parameterChanges(
  documents: Documents,
  old: DocumentOperation,
  fresh: DocumentOperation,
): SchemaChange[] {
  const was = parametersOf(documents.before, old);
  const is = parametersOf(documents.after, fresh);
  const gone = [...was.keys()].filter((name) => !is.has(name));
  return [
    ...gone.map((at): SchemaChange => ({ at, what: "is gone", breaks: "clients" })),
    ...[...is].flatMap(([at, parameter]): readonly SchemaChange[] => {
      const known = was.get(at);
      if (known === undefined) {
        const isRequired = parameter.node.required === true;
        return [
          {
            at,
            what: isRequired ? "is new and required" : "is new",
            breaks: isRequired ? "clients" : "backends",
          },
        ];
      }
      return changesOf(documents, at, known, parameter);
    }),
  ];
}

interface Parameter {
  readonly component: string | undefined;
  readonly node: JsonNode;
}

/** By place and name; an operation's own override its path's. Header names are case-insensitive. */
const parametersOf = (document: ContractDocument, { parameters }: DocumentOperation) =>
  new Map(
    parameters.map((given): [string, Parameter] => {
      const node = resolved(document, given);
      const name = String(node.name);
      const place = String(node.in);
      return [
        `${place} ${place === "header" ? name.toLowerCase() : name}`,
        { component: componentOf(given), node },
      ];
    }),
  );

const read = new Set(["name", "in", "required", "schema", "content"]);

function changesOf(
  { request }: Documents,
  name: string,
  { component: oldComponent, node: old }: Parameter,
  { component, node: fresh }: Parameter,
): readonly SchemaChange[] {
  const isShared = component !== undefined && component === oldComponent;
  const at = isShared ? "" : name;
  const changes: SchemaChange[] = [
    ...needChange(at, old.required === true, fresh.required === true),
    ...request.changes(at, old.schema ?? {}, fresh.schema ?? {}),
    ...contentChanges(request, at, old, fresh),
    ...restChanges(at, old, fresh, (key) => read.has(key)),
  ];
  return isShared ? withinComponent(lastName(component), changes) : changes;
}

function needChange(at: string, was: boolean, is: boolean): SchemaChange[] {
  if (was === is) return [];
  return is
    ? [{ at, what: "is required now", breaks: "clients" }]
    : [{ at, what: "may be left out now", breaks: "backends" }];
}
