import { z } from "zod";
import { action, done } from "./action.ts";
import { mark } from "./field.ts";
import { identityTexts } from "./kit.texts.ts";
import type { RouteNotes } from "./route-meta.ts";

export interface DeletionNotes<P extends string> extends Omit<RouteNotes<P>, "provenance"> {
  readonly entity: string;
}

/** `POST …/delete/{id}`: an extension that the edit screens need (§6 speaks of deleting). A version, if sent, must be the current one. */
export function deletion<const P extends string>(notes: DeletionNotes<P>) {
  const version = mark(z.int().positive(), {
    kind: "count",
    title: identityTexts.version,
    provenance: "extension",
  });
  return action({
    ...notes,
    provenance: "extension",
    body: z.object({ version: version.optional() }).optional(),
    answer: done,
  });
}
