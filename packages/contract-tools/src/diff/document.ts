import { z } from "zod";
import { isAnnotation } from "./annotations.ts";
import { isNode, type JsonNode, listAt, nodeAt, textAt } from "./json-node.ts";

/** An OpenAPI document; parts without known semantics are compared literally. */
export const contractDocument = z.looseObject({
  info: z.looseObject({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});
export type ContractDocument = z.output<typeof contractDocument>;

export interface DocumentOperation {
  /** operationId, else method and path. */
  readonly name: string;
  readonly node: JsonNode;
  readonly parameters: readonly unknown[];
  readonly security: unknown;
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"] as const;

export function operationsOf(document: ContractDocument): Map<string, DocumentOperation> {
  return new Map(
    Object.entries(document.paths).flatMap(([path, given]) => {
      const item = resolved(document, given);
      return methods.flatMap((method): [string, DocumentOperation][] => {
        const node = item[method];
        if (!isNode(node)) return [];
        const key = `${method.toUpperCase()} ${path}`;
        const name = textAt(node, "operationId") ?? key;
        const parameters = [...listAt(item, "parameters"), ...listAt(node, "parameters")];
        const security = "security" in node ? node.security : document.security;
        return [[key, { name, node, parameters, security }]];
      });
    }),
  );
}

/** Members of a path item that no operation inherits: `servers`. */
export function pathRest(document: ContractDocument, path: string): JsonNode {
  const item = resolved(document, document.paths[path]);
  const isRead = (key: string) => key === "parameters" || methods.some((method) => method === key);
  return Object.fromEntries(Object.entries(item).filter(([key]) => !isRead(key) && !isAnnotation(key)));
}

/** A component referred to without additions: `schemas/Order`. */
export function componentOf(given: unknown): string | undefined {
  if (!isNode(given)) return undefined;
  const { $ref, ...others } = given;
  const found = typeof $ref === "string" ? /^#\/components\/(.+)$/.exec($ref)?.[1] : undefined;
  return Object.keys(others).every(isAnnotation) ? found : undefined;
}

/** Follows references; a dangling one stays, to be compared literally. */
export function resolved(document: ContractDocument, given: unknown): JsonNode {
  let node: JsonNode = given === false ? { not: {} } : isNode(given) ? given : {};
  for (const seen = new Set<string>(); ; ) {
    const pointer = textAt(node, "$ref");
    if (pointer === undefined || seen.has(pointer)) return node;
    seen.add(pointer);
    const target = targetOf(document, pointer);
    if (target === undefined) return node;
    const { $ref: _ref, ...others } = node;
    node = { ...target, ...others };
  }
}

function targetOf(document: JsonNode, pointer: string): JsonNode | undefined {
  if (!pointer.startsWith("#/")) return undefined;
  const steps = pointer.slice(2).split("/");
  let node: unknown = document;
  for (const step of steps) {
    node = isNode(node)
      ? node[decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~")]
      : undefined;
  }
  return isNode(node) ? node : undefined;
}

/** `schemas/Order` → `Order` */
export const lastName = (component: string): string => component.slice(component.lastIndexOf("/") + 1);

export const component = (document: ContractDocument, section: string): JsonNode =>
  nodeAt(document.components ?? {}, section);
