import type { Bounds } from "../kit/bounds.ts";
import type { CountedTabs } from "../kit/counted-tabs.ts";
import type { JsonSchema } from "../kit/json-schema.ts";
import type { NotPast } from "../kit/not-past.ts";
import type { Provenance } from "../kit/provenance.ts";
import type { RouteKind, StateChange, Undo } from "../kit/route-meta.ts";
import type { SearchedKinds } from "../kit/searched-kinds.ts";

/** The subset of OpenAPI 3.1 used here, with `x-` marks. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly Server[];
  readonly tags: readonly Tag[];
  readonly "x-tagGroups": readonly { readonly name: string; readonly tags: readonly string[] }[];
  readonly security: readonly Security[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: Components;
}

export interface Server {
  readonly url: string;
  readonly description: string;
}

export interface Components {
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly responses: Readonly<Record<string, Response>>;
  readonly headers: Readonly<Record<string, Header>>;
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
}

export interface Tag {
  readonly name: string;
  readonly description: string;
}

export type Security = Readonly<Record<string, readonly string[]>>;

export interface SecurityScheme {
  readonly type: "apiKey";
  readonly in: "cookie";
  readonly name: string;
  readonly description: string;
}

export interface PathItem {
  /** Where this path is served, if elsewhere (`placeOf`). */
  readonly servers?: readonly Server[];
  /** The full template, when the path is only its end. */
  readonly "x-template"?: string;
  readonly get?: Operation;
  readonly post?: Operation;
  readonly patch?: Operation;
  readonly delete?: Operation;
}

type MethodKey = "get" | "post" | "patch" | "delete";
export type Method = Uppercase<MethodKey>;

const lower = { GET: "get", POST: "post", PATCH: "patch", DELETE: "delete" } as const;

/** `GET` → `get` */
export const methodKey = (method: Method): MethodKey => lower[method];

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  /** Of `description`, when not French. */
  readonly "x-lang"?: "en";
  readonly "x-kind"?: RouteKind;
  readonly "x-provenance"?: Provenance;
  readonly "x-entity"?: string;
  readonly "x-frozen"?: Readonly<Record<string, readonly string[]>>;
  /** Edit form fields bounded by these columns. */
  readonly "x-bounds"?: Bounds;
  /** Edit form fields that refuse past days or moments, by status. */
  readonly "x-not-past"?: NotPast;
  readonly "x-change"?: StateChange;
  readonly "x-undo"?: Pick<Undo, "field" | "states" | "final">;
  /** Per tab. */
  readonly "x-counted"?: CountedTabs;
  readonly "x-searched"?: SearchedKinds;
  readonly "x-kept"?: string;
  /** Form fields that refuse closed records, with what closes them. */
  readonly "x-offered"?: Readonly<Record<string, OfferedField>>;
  /** Repeats that operation without its optional segment. */
  readonly "x-same-as"?: string;
  readonly security?: readonly Security[];
  readonly parameters?: readonly (Parameter | Ref)[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, Response | Ref>>;
}

/** Column values, and a last day in Paris. */
export interface OfferedField {
  readonly entity: string;
  readonly closed: Readonly<Record<string, readonly (string | boolean)[]>>;
  readonly lastDay?: string;
}

export interface Ref {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description?: string;
  readonly allowEmptyValue?: boolean;
  readonly deprecated?: boolean;
  /** Of a parameter with an index in its name: the maximum number of repetitions. */
  readonly "x-repeats"?: number;
  readonly style?: "form";
  readonly explode?: boolean;
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly "x-provenance"?: Provenance;
}

export interface RequestBody {
  readonly required: boolean;
  readonly content: Content;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header | Ref>>;
  readonly content?: Content;
}

export interface Header {
  readonly description: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly "x-provenance"?: Provenance;
}

export type Content = Readonly<Record<string, MediaType>>;

export interface MediaType {
  readonly schema?: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
}

/** `ref("schemas", "Order")` → `#/components/schemas/Order` */
export const ref = (section: keyof Components, name: string): string => `#/components/${section}/${name}`;

export const refName = (pointer: string): string => pointer.slice(pointer.lastIndexOf("/") + 1);

export const isRef = (value: object): value is Ref => "$ref" in value;
