import type { ContractDocument } from "./document.ts";
import type { Comparison } from "./schema-change.ts";

/** Both documents, and the comparisons of their schemas in requests and answers. */
export interface Documents {
  readonly before: ContractDocument;
  readonly after: ContractDocument;
  readonly request: Comparison;
  readonly answer: Comparison;
}
