/** Operations and schemas of the contract's OpenAPI document. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly "x-kind"?: string;
  readonly "x-order"?: string;
  readonly "x-labels"?: Readonly<Record<string, string>>;
  readonly "x-filter"?: { readonly column: string; readonly op: "eq" | "in" | "from" | "to" };
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: "query" | "path" | "header";
  readonly required?: boolean;
  readonly allowEmptyValue?: boolean;
  readonly schema: Schema;
  /** Maximum repetitions: `columns[0][data]` to `columns[99][data]`. */
  readonly "x-repeats"?: number;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

interface RawOperation {
  readonly operationId: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly "x-frozen"?: Readonly<Record<string, readonly string[]>>;
  readonly "x-counted"?: {
    readonly list: string;
    readonly tabs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  readonly "x-change"?: {
    readonly counted: readonly string[];
    readonly next: Readonly<Record<string, readonly string[]>>;
  };
}

/** From the document's examples: French title and detail. */
interface ProblemExample {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
}

type Servers = readonly { readonly url: string }[];

type RawPath = Readonly<Record<"get" | "post", RawOperation | undefined>> & { readonly servers?: Servers };

interface RawDocument {
  readonly servers: Servers;
  readonly paths: Readonly<Record<string, RawPath>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<
      Record<
        string,
        {
          readonly content: Readonly<
            Record<
              string,
              { readonly examples: Readonly<Record<string, { readonly value: ProblemExample }>> }
            >
          >;
        }
      >
    >;
  };
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  /** A group per path parameter, which matches a positive integer. */
  readonly path: RegExp;
  readonly isPublic: boolean;
  readonly query: readonly Parameter[];
  /** Undefined without a body. */
  readonly body: Schema | undefined;
  /** The answer of a success. */
  readonly answer: Schema;
  readonly frozen: readonly string[];
  readonly change: RawOperation["x-change"];
  readonly counted: RawOperation["x-counted"];
}

export interface Document {
  /** For instance `/api`. */
  readonly base: string;
  readonly operations: readonly Operation[];
  /** Resolves a reference; returns other schemas unchanged. */
  readonly schema: (schema: Schema) => Schema;
  readonly problem: (slug: string) => ProblemExample;
}

export function readDocument(text: string): Document {
  const { servers, paths, components }: RawDocument = JSON.parse(text);
  const last = (ref: string) => ref.slice(ref.lastIndexOf("/") + 1);
  const schema = (given: Schema): Schema =>
    given.$ref === undefined ? given : (components.schemas[last(given.$ref)] ?? {});
  const parameter = (given: Parameter): Parameter =>
    given.$ref === undefined ? given : (components.parameters[last(given.$ref)] ?? given);
  const jsonOf = (content: Content | undefined) => content?.["application/json"]?.schema;

  const base = servers[0]?.url ?? "";
  const operations = Object.entries(paths).flatMap(([path, { servers: own, get, post }]) =>
    Object.entries({ get, post }).flatMap(([method, raw]): readonly Operation[] => {
      if (raw === undefined) return [];
      const template = `${own?.[0]?.url ?? base}${path}`;
      const body = jsonOf(raw.requestBody?.content);
      const success = Object.entries(raw.responses).find(([status]) => status.startsWith("2"))?.[1];
      const operation = {
        id: raw.operationId,
        method: method.toUpperCase(),
        path: new RegExp(`^${template.replaceAll(/\{\w+\}/g, "([1-9][0-9]{0,8})")}$`),
        isPublic: raw.security?.length === 0,
        query: (raw.parameters ?? []).map(parameter).filter((each) => each.in === "query"),
        body: body === undefined ? undefined : schema(body),
        answer: schema(jsonOf(success?.content) ?? {}),
        frozen: raw["x-frozen"]?.["*"] ?? [],
        change: raw["x-change"],
        counted: raw["x-counted"],
      };
      return [operation];
    }),
  );
  const problems = new Map(
    Object.values(components.responses)
      .flatMap(({ content }) => Object.values(content))
      .flatMap(({ examples }) => Object.entries(examples)),
  );
  return {
    base,
    operations,
    schema,
    problem: (slug) => {
      const found = problems.get(slug);
      if (found === undefined) throw new Error(`the document has no problem ${slug}`);
      return found.value;
    },
  };
}
