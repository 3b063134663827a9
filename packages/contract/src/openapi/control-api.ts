import { z } from "zod";
import { controlNotes, controlTexts } from "../control/control.texts.ts";
import { controlContract } from "../control/control-contract.ts";
import { fieldTexts } from "../control/control-fields.texts.ts";
import { type ControlRoute, takesNothing } from "../control/control-route.ts";
import { areaOf, controlAreas, controlGroups } from "../control/texts/areas.texts.ts";
import { controlExamples } from "../control/texts/examples.texts.ts";
import { controlIntroduction as texts } from "../control/texts/introduction.texts.ts";
import { controlProblems } from "../control/texts/problems.texts.ts";
import { problem } from "../kit/problem.ts";
import type { DocumentedRoute } from "./book.ts";
import { buildDocument, contractVersion } from "./build-document.ts";
import type { OpenApiDocument, PathItem } from "./document.ts";
import { problemExamples } from "./openapi.texts.ts";
import { controlParameter } from "./parameters.ts";
import { problemRef } from "./problem-responses.ts";

export interface ControlApiOptions {
  readonly contract?: string;
}

/** The mock server's control API as an OpenAPI 3.1 document; paths start at the server's root. */
export function controlApi({ contract = contractVersion }: ControlApiOptions = {}): OpenApiDocument {
  const names = Object.keys(controlContract).filter(isName);
  return buildDocument({
    routes: names.map((name) => documented(name, controlContract[name])),
    texts,
    serverUrl: "/",
    areas: controlAreas,
    groups: controlGroups,
    security: [],
    components: { parameters: {}, headers: {}, securitySchemes: {} },
    problems: {
      statuses: controlProblems.statuses,
      examples: controlProblems.examples.map((each) => ({
        ...each,
        title: problemExamples[each.slug].title,
      })),
    },
    examples: controlExamples(contract),
    extraPaths: openWorldPath,
  });
}

const isName = (name: string): name is keyof typeof areaOf => name in areaOf;

function documented(name: keyof typeof areaOf, route: ControlRoute): DocumentedRoute {
  const { method, template, summary, note, params, query, answer, status } = route;
  const refusals = refusalsOf(route);
  const noted = note === undefined ? {} : { note };
  return {
    name,
    method,
    template,
    meta: { kind: "control", area: areaOf[name], summary, ...noted, authenticated: false },
    pathParams: z.object(params),
    query: query instanceof z.ZodObject ? query : undefined,
    body: takesNothing(route.body) ? undefined : (route.bodyAs ?? route.body),
    answers: new Map([[status, answer], ...refusals.map((each) => [each, problem] as const)]),
    statuses: [status, ...refusals],
  };
}

/** Any call can be refused on access (400, 403, 404, 500); one with a body also for its content. */
function refusalsOf({ method, refusals }: ControlRoute): number[] {
  const sent = method === "GET" ? [] : [413, 415, 422];
  return [...new Set([400, 403, 404, ...sent, ...refusals, 500])].sort((a, b) => a - b);
}

const { world = z.string() } = controlContract.world.params;
const to = z.string().startsWith("/").default("/").describe(fieldTexts.params.to);

/** It redirects, so the control contract does not contain it. */
const openWorldPath: Readonly<Record<string, PathItem>> = {
  "/__mock/worlds/{world}/open": {
    get: {
      operationId: "openWorld",
      summary: controlTexts.openWorld,
      description: controlNotes.openWorld,
      tags: [controlAreas.worlds.name],
      security: [],
      parameters: [
        { ...controlParameter("world", "path", world), required: true, example: texts.exampleWorld },
        { ...controlParameter("to", "query", to), example: "/admin/building" },
      ],
      responses: {
        303: {
          description: texts.redirect,
          headers: {
            Location: { description: fieldTexts.params.to, schema: { type: "string" } },
            "Set-Cookie": {
              description: texts.cookie,
              schema: { type: "string" },
              example: `palier_world_4010=${texts.exampleWorld}; Path=/; HttpOnly; SameSite=Lax`,
            },
          },
        },
        400: problemRef(400),
        403: problemRef(403),
        404: problemRef(404),
      },
    },
  },
};
