import { isAnnotation } from "./annotations.ts";
import { type Change, type Difference, folded } from "./change.ts";
import { type ContractDocument, component, operationsOf, pathRest } from "./document.ts";
import { isNode, type JsonNode, listAt } from "./json-node.ts";
import { operationChanges } from "./operation-changes.ts";
import { restChanges } from "./rest-changes.ts";
import { SchemaComparison } from "./schema-changes.ts";

export function contractChanges(before: ContractDocument, after: ContractDocument): Change[] {
  const [old, fresh] = [operationsOf(before), operationsOf(after)];
  const documents = {
    before,
    after,
    request: new SchemaComparison(before, after, "request"),
    answer: new SchemaComparison(before, after, "answer"),
  };
  const found: (readonly [string, Difference])[] = [];
  for (const [key, { name }] of old) {
    if (!fresh.has(key)) found.push([name, { at: "", what: `${key} is gone`, breaks: "clients" }]);
  }
  for (const [key, operation] of fresh) {
    const known = old.get(key);
    if (known === undefined) {
      found.push([operation.name, { at: "", what: `${key} is new`, breaks: "backends" }]);
    } else {
      for (const each of operationChanges(documents, known, operation)) found.push([operation.name, each]);
    }
  }
  return folded([...found, ...wholeChanges(before, after)]);
}

const read = new Set(["openapi", "info", "paths", "components", "security", "jsonSchemaDialect"]);

/** Descriptions of servers break nobody. */
const withAddresses = (document: ContractDocument): JsonNode => ({
  ...document,
  servers: listAt(document, "servers").map((server) =>
    Object.fromEntries(Object.entries(isNode(server) ? server : {}).filter(([key]) => !isAnnotation(key))),
  ),
});

/** Servers, security schemes, webhooks. */
function wholeChanges(before: ContractDocument, after: ContractDocument): (readonly [string, Difference])[] {
  const [was, is] = [component(before, "securitySchemes"), component(after, "securitySchemes")];
  const schemes = [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) => {
    const [old, fresh] = [was[name], is[name]];
    return restChanges(`security ${name}`, isNode(old) ? old : {}, isNode(fresh) ? fresh : {}, () => false);
  });
  const paths = Object.keys(after.paths)
    .filter((path) => path in before.paths)
    .flatMap((path) => restChanges(path, pathRest(before, path), pathRest(after, path), () => false));
  const whole = restChanges("", withAddresses(before), withAddresses(after), (key) => read.has(key));
  return [...schemes, ...paths, ...whole].map((each) => ["document", each]);
}
