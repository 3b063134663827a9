import { contract } from "../contract.ts";
import { routesOf } from "../kit/routes-of.ts";
import { buildDocument } from "./build-document.ts";
import type { OpenApiDocument } from "./document.ts";
import { exampleByKey, exampleByName } from "./example.texts.ts";
import { areaNames, openApiTexts as texts } from "./openapi.texts.ts";
import { examplesOfProblems } from "./problem-examples.ts";
import { sharedParameters } from "./shared-parameters.ts";

export interface OpenApiOptions {
  /** Defaults to `/api`. */
  readonly serverUrl?: string;
  /** Defaults to the whole contract. */
  readonly router?: object;
}

/**
 * The back-office's contract as an OpenAPI 3.1 document.
 * @example JSON.stringify(openApi({ serverUrl: "/api" }))
 */
export function openApi(options: OpenApiOptions = {}): OpenApiDocument {
  return buildDocument({
    routes: routesOf(options.router ?? contract),
    texts,
    serverUrl: options.serverUrl ?? "/api",
    areas: areaNames,
    groups: texts.groups,
    security: [{ session: [] }],
    components: {
      parameters: sharedParameters,
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
    problems: { statuses: texts.statuses, examples: examplesOfProblems, retryAfter: texts.retryAfter },
    examples: { byKey: exampleByKey, bodies: {}, byName: exampleByName },
  });
}
