import { contract } from "../contract.ts";
import { paramNames, withoutOptionalParam } from "../kit/paths.ts";
import type { RouteEntry } from "../kit/routes-of.ts";
import { routesOf } from "../kit/routes-of.ts";
import type { OpenApiDocument, Operation, PathItem, Tag } from "./document.ts";
import { areaNames, openApiTexts as texts } from "./openapi.texts.ts";
import { operationOf } from "./operation.ts";
import { placeOf } from "./place.ts";
import { problemResponses } from "./problem-responses.ts";
import type { SchemaNames } from "./schema-names.ts";
import { nameSchemas } from "./schema-names.ts";
import { componentSchemas } from "./schemas.ts";
import { sharedParameters } from "./shared-parameters.ts";

/** The contract's version; a test keeps it equal to the package's. */
export const contractVersion = "0.1.0";

export interface OpenApiOptions {
  /** Where the API is served; `/api` when left out. */
  readonly serverUrl?: string;
  /** A contract other than the whole (a part of it, in tests). */
  readonly router?: object;
}

/** The contract as an OpenAPI 3.1 document: plain JSON, the same on every call. */
export function openApi(options: OpenApiOptions = {}): OpenApiDocument {
  const routes = routesOf(options.router ?? contract);
  const names = nameSchemas(routes);
  const { title, summary, description, server } = texts;
  const serverUrl = options.serverUrl ?? "/api";
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: contractVersion,
      summary,
      description,
      license: { name: texts.license, identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: serverUrl, description: server }],
    tags: tagsOf(routes),
    "x-tagGroups": groupsOf(routes),
    security: [{ session: [] }],
    paths: pathsOf(routes, names, serverUrl),
    components: {
      schemas: componentSchemas(names, rootsOf(routes, names)),
      parameters: sharedParameters,
      responses: problemResponses(),
      headers: {
        ContentDisposition: {
          description: texts.responses.disposition,
          schema: { type: "string" },
          example: "attachment; filename*=UTF-8''commandes-2026-11-20.csv",
        },
      },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "palier_session", description: texts.session },
      },
    },
  };
}

/** An optional `weekStart` makes two paths: OpenAPI knows no optional segment. */
function pathsOf(
  routes: readonly RouteEntry[],
  names: SchemaNames,
  serverUrl: string,
): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {};
  const add = (template: string, route: RouteEntry, operation: Operation): void => {
    const { path, item } = placeOf(template, serverUrl, texts.ownServer);
    paths[path] = { ...paths[path], ...item, [route.method === "GET" ? "get" : "post"]: operation };
  };
  for (const route of routes) {
    add(route.template, route, operationOf(route, names));
    if (paramNames(route.template).includes("weekStart")) {
      const short = withoutOptionalParam(route.template, "weekStart");
      add(short, route, operationOf(route, names, "weekStart"));
    }
  }
  return paths;
}

function rootsOf(routes: readonly RouteEntry[], names: SchemaNames) {
  const isName = (name: string | undefined): name is string => name !== undefined;
  return {
    inputs: routes.map((route) => names.body(route)).filter(isName),
    outputs: routes
      .flatMap((route) => route.statuses.map((status) => names.answer(route, status)))
      .filter(isName),
  };
}

const areasOf = (routes: readonly RouteEntry[]): Set<string> => new Set(routes.map(({ meta }) => meta.area));

function tagsOf(routes: readonly RouteEntry[]): Tag[] {
  const used = areasOf(routes);
  return Object.entries(areaNames)
    .filter(([area]) => used.has(area))
    .map(([area, { name, group }]) => ({ name, description: `${texts.groups[group]} · ${area}` }));
}

function groupsOf(routes: readonly RouteEntry[]): OpenApiDocument["x-tagGroups"] {
  const used = areasOf(routes);
  return Object.entries(texts.groups)
    .map(([group, name]) => ({
      name,
      tags: Object.entries(areaNames)
        .filter(([area, each]) => each.group === group && used.has(area))
        .map(([, each]) => each.name),
    }))
    .filter(({ tags }) => tags.length > 0);
}
