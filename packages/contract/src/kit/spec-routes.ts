import type { Provenance } from "./provenance.ts";
import { specOperations } from "./spec-operations.ts";

const given = new Set<string>(specOperations);

interface Reading {
  readonly provenance: Provenance;
  readonly note?: string;
}

/** `spec` for a line of `spec/routes.tsv`; notes where we chose the method. */
export function readingOf(method: string, template: string): Reading {
  if (given.has(`${method} ${template}`)) return { provenance: "spec" };
  if (given.has(`${method}? ${template}`)) return { provenance: "spec", note: methodNote };
  return { provenance: "extension" };
}

const methodNote = "The specification gives no method: GET is our reading.";
