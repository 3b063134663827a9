import { z } from "zod";
import { action, done } from "./action.ts";
import { mark } from "./field.ts";
import { identityTexts } from "./kit.texts.ts";
import { named } from "./named.ts";
import type { RouteNotes } from "./route-meta.ts";

export interface DeletionNotes<P extends string> extends Omit<RouteNotes<P>, "provenance"> {
  readonly entity: string;
}

const version = mark(z.int().positive(), {
  kind: "count",
  title: identityTexts.version,
  provenance: "extension",
});
const body = named("Deletion", z.object({ version: version.optional() })).optional();

/** `POST …/delete/{id}`: an extension that the edit screens need (§6 speaks of deleting). A version, if sent, must be the current one. */
export function deletion<const P extends string>(notes: DeletionNotes<P>) {
  return action({ ...notes, provenance: "extension", body, answer: done });
}
