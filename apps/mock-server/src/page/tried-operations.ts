import type { OpenApiDocument, Operation, Parameter } from "@palier/contract/openapi";

export interface TriedOperation {
  readonly method: "GET" | "POST";
  /** Relative to the API's base, with query. */
  readonly address: string;
  readonly body?: unknown;
  /** Its GET returns values and version. */
  readonly hasForm: boolean;
}

/** By id. */
export function triedOperations(document: OpenApiDocument): Readonly<Record<string, TriedOperation>> {
  return Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, { "x-template": whole, get, post }]) =>
      [
        { method: "GET" as const, operation: get },
        { method: "POST" as const, operation: post },
      ].flatMap(({ method, operation }) => {
        if (operation === undefined) return [];
        // One address, split in two: docs/decisions/0004.
        const address = addressOf(whole ?? path, operation);
        const body = method === "POST" ? { body: bodyOf(document, operation) } : {};
        return [
          [
            operation.operationId,
            { method, address, ...body, hasForm: get !== undefined && method === "POST" },
          ],
        ];
      }),
    ),
  );
}

function addressOf(template: string, { parameters = [] }: Operation): string {
  const own = parameters.filter((each): each is Parameter => "name" in each);
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(own.find((each) => each.name === name)?.example ?? 1)),
  );
  const columns = own.find(({ name }) => name === "column_field_list")?.example;
  const isTable = parameters.some((each) => "$ref" in each && each.$ref.endsWith("/Draw"));
  const query = [
    ...(isTable ? ["draw=1&start=0&length=2"] : []),
    ...(columns === undefined ? [] : [`column_field_list=${columns}`]),
  ];
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}

function bodyOf({ components }: OpenApiDocument, { requestBody }: Operation): unknown {
  const { schema } = requestBody?.content["application/json"] ?? {};
  const name = schema?.$ref?.split("/").at(-1) ?? "";
  return components.schemas[name]?.examples?.[0] ?? {};
}
