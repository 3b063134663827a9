export { contractVersion } from "./build-document.ts";
export { type ControlApiOptions, controlApi } from "./control-api.ts";
export type { OpenApiDocument, Operation, Parameter, PathItem } from "./document.ts";
export { type OpenApiOptions, openApi } from "./open-api.ts";
