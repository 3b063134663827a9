import type { Provenance } from "./provenance.ts";
import { specOperations } from "./spec-operations.ts";

const given = new Set<string>(specOperations);

interface Reading {
  readonly provenance: Provenance;
  readonly note?: string;
}

/** Where an operation comes from: `spec` if it is a line of `spec/routes.tsv`, and what we read where that leaves a gap. */
export function readingOf(method: string, template: string): Reading {
  if (given.has(`${method} ${template}`)) return { provenance: "spec" };
  if (given.has(`${method}? ${template}`)) return { provenance: "spec", note: methodNote };
  return { provenance: "extension" };
}

const methodNote = "The specification gives no method: GET is our reading.";
