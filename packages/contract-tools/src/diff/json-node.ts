export type JsonNode = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is JsonNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Empty if missing. */
export function nodeAt(node: JsonNode, key: string): JsonNode {
  const value = node[key];
  return isNode(value) ? value : {};
}

/** Empty if missing. */
export function listAt(node: JsonNode, key: string): readonly unknown[] {
  const value: unknown = node[key];
  return Array.isArray(value) ? value : [];
}

export function textAt(node: JsonNode, key: string): string | undefined {
  const value = node[key];
  return typeof value === "string" ? value : undefined;
}

export function said(value: unknown): string {
  return value === undefined ? "none" : JSON.stringify(value).replaceAll("`", "'");
}
