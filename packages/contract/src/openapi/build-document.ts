import { optionalParam, withoutOptionalParam } from "../kit/paths.ts";
import type { Book, DocumentedRoute } from "./book.ts";
import type { OpenApiDocument, Operation, PathItem, Tag } from "./document.ts";
import { methodKey } from "./document.ts";
import { openApiTexts as words } from "./openapi.texts.ts";
import { operationOf } from "./operation.ts";
import { commonHeaders, problemResponses } from "./problem-responses.ts";
import type { SchemaNames } from "./schema-names.ts";
import { nameSchemas } from "./schema-names.ts";
import { componentSchemas } from "./schemas.ts";

/** A test keeps it equal to the package's. */
export const contractVersion = "0.1.0";

/** Builds an OpenAPI 3.1 document: plain JSON, deterministic. */
export function buildDocument(book: Book): OpenApiDocument {
  const { routes, components } = book;
  const { title, summary, description, server } = book.texts;
  const names = nameSchemas(routes);
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: contractVersion,
      summary,
      description,
      license: { name: words.license, identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: book.serverUrl, description: server }],
    tags: tagsOf(book),
    "x-tagGroups": groupsOf(book),
    security: book.security,
    paths: { ...pathsOf(book, names), ...book.extraPaths },
    components: {
      schemas: componentSchemas(names, rootsOf(routes, names), book.examples),
      parameters: components.parameters,
      responses: problemResponses(book.problems, commonHeaders(components.headers)),
      headers: components.headers,
      securitySchemes: components.securitySchemes,
    },
  };
}

/** An optional parameter makes two paths: OpenAPI has no optional segments. */
function pathsOf(book: Book, names: SchemaNames): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {};
  const add = (template: string, route: DocumentedRoute, operation: Operation): void => {
    const { path, item } = placeOf(template, book.serverUrl);
    paths[path] = { ...paths[path], ...item, [methodKey(route.method)]: operation };
  };
  for (const route of book.routes) {
    add(route.template, route, operationOf(route, names, book));
    const optional = optionalParam(route.pathParams);
    if (optional !== undefined) {
      const short = withoutOptionalParam(route.template, optional);
      add(short, route, operationOf(route, names, book, optional));
    }
  }
  return paths;
}

/**
 * Linters refuse the trailing slash of `/admin/` (§2) except in `/`: its first part moves into a server of
 * its own. `x-template` keeps the specification's spelling (decision 0009).
 */
function placeOf(template: string, serverUrl: string) {
  if (template === "/" || !template.endsWith("/")) return { path: template, item: {} };
  const url = serverUrl.replace(/\/$/, "") + template.slice(0, -1);
  return { path: "/", item: { servers: [{ url, description: words.ownServer }], "x-template": template } };
}

function rootsOf(routes: readonly DocumentedRoute[], names: SchemaNames) {
  const isName = (name: string | undefined): name is string => name !== undefined;
  return {
    inputs: routes.map((route) => names.body(route)).filter(isName),
    outputs: routes
      .flatMap((route) => route.statuses.map((status) => names.answer(route, status)))
      .filter(isName),
  };
}

const usedAreas = ({ routes }: Book): Set<string> => new Set(routes.map(({ meta }) => meta.area));

function tagsOf(book: Book): Tag[] {
  const used = usedAreas(book);
  return Object.entries(book.areas)
    .filter(([area]) => used.has(area))
    .map(([area, { name, group }]) => ({ name, description: `${book.groups[group]} · ${area}` }));
}

function groupsOf(book: Book): OpenApiDocument["x-tagGroups"] {
  const used = usedAreas(book);
  return Object.entries(book.groups)
    .map(([group, name]) => ({
      name,
      tags: Object.entries(book.areas)
        .filter(([area, each]) => each.group === group && used.has(area))
        .map(([, each]) => each.name),
    }))
    .filter(({ tags }) => tags.length > 0);
}
