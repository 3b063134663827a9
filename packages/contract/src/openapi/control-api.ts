import { buildDocument, contractVersion } from "./build-document.ts";
import { controlApiTexts as texts } from "./control-api.texts.ts";
import { controlAreas, controlGroups } from "./control-areas.texts.ts";
import { controlExamples } from "./control-examples.texts.ts";
import { controlProblems } from "./control-problems.texts.ts";
import { controlRoutes } from "./control-routes.ts";
import type { OpenApiDocument } from "./document.ts";
import { openWorldPath } from "./open-world-path.ts";

export interface ControlApiOptions {
  readonly contract?: string;
}

/** The mock server's control API as an OpenAPI 3.1 document; paths start at the server's root. */
export function controlApi({ contract = contractVersion }: ControlApiOptions = {}): OpenApiDocument {
  return buildDocument({
    routes: controlRoutes(),
    texts,
    serverUrl: "/",
    areas: controlAreas,
    groups: controlGroups,
    security: [],
    components: { parameters: {}, headers: {}, securitySchemes: {} },
    problems: controlProblems,
    examples: controlExamples(contract),
    extraPaths: openWorldPath(controlAreas.worlds.name),
  });
}
