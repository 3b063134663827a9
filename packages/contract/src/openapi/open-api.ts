import { contract } from "../contract.ts";
import type { ProblemSlug } from "../kit/problem.ts";
import { problemStatus } from "../kit/problem.ts";
import { routesOf } from "../kit/routes-of.ts";
import { buildDocument } from "./build-document.ts";
import type { OpenApiDocument } from "./document.ts";
import { exampleByKey, exampleByName } from "./example.texts.ts";
import { areaNames, problemExamples, problemExtras, openApiTexts as texts } from "./openapi.texts.ts";
import type { ProblemExample } from "./problem-responses.ts";
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
        RequestId: {
          description: texts.responses.requestId,
          required: true,
          schema: { type: "string", pattern: "^[A-Za-z0-9_-]{8,128}$" },
          example: "5d0cf1a2b3c44d5e8f90a1b2c3d4e5f6",
          "x-provenance": "extension",
        },
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
    problems: { statuses: texts.statuses, examples: examplesOfProblems(), retryAfter: texts.retryAfter },
    examples: { byKey: exampleByKey, bodies: {}, byName: exampleByName },
  });
}

const examplesOfProblems = (): readonly ProblemExample[] =>
  Object.keys(problemStatus)
    .filter(isSlug)
    .map((slug) => {
      const { title, detail } = problemExamples[slug];
      return { key: slug, summary: title, slug, title, detail, extras: extras(slug) };
    });

function isSlug(text: string): text is ProblemSlug {
  return text in problemStatus;
}

function extras(slug: ProblemSlug): Readonly<Record<string, unknown>> {
  switch (slug) {
    case "invalid-fields":
      return { errors: [problemExtras.field] };
    case "locked":
      return { holder: problemExtras.holder };
    case "stale-version":
      return { current: problemExtras.current, changedBy: problemExtras.changedBy };
    case "wrong-state":
      return { allowed: problemExtras.allowed };
    default:
      return {};
  }
}
