import { z } from "zod";
import { controlNotes, controlTexts } from "../control/control.texts.ts";
import { controlContract } from "../control/control-contract.ts";
import { fieldTexts } from "../control/control-fields.texts.ts";
import { controlApiTexts as texts } from "./control-api.texts.ts";
import { controlParameter } from "./control-parameters.ts";
import type { PathItem } from "./document.ts";
import { problemRef } from "./problem-responses.ts";

const { world = z.string() } = controlContract.world.params;
const to = z.string().startsWith("/").default("/").describe(fieldTexts.params.to);

/** It redirects, so the control contract does not contain it. */
export const openWorldPath = (tag: string): Readonly<Record<string, PathItem>> => ({
  "/__mock/worlds/{world}/open": {
    get: {
      operationId: "openWorld",
      summary: controlTexts.openWorld,
      description: controlNotes.openWorld,
      tags: [tag],
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
});
