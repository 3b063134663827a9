import type { ContractDocument } from "./document.ts";
import type { Comparison } from "./schema-change.ts";

export interface Documents {
  readonly before: ContractDocument;
  readonly after: ContractDocument;
  readonly request: Comparison;
  readonly answer: Comparison;
}
