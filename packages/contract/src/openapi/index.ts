export type { OpenApiDocument, Operation, Parameter, PathItem } from "./document.ts";
export { contractVersion, type OpenApiOptions, openApi } from "./open-api.ts";
export { type ReferenceOptions, referencePage } from "./reference.ts";
export { referenceScript } from "./reference-script.ts";
