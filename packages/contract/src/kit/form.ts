import { z } from "zod";
import { lookedAt } from "./action.ts";
import type { Bounds } from "./bounds.ts";
import { fieldMeta, mark } from "./field.ts";
import { numberMark } from "./kit.texts.ts";
import { memoised, once } from "./memoised.ts";
import type { NotPast } from "./not-past.ts";
import { colonPath, type OwnParams, pathParams } from "./paths.ts";
import { notFound, option, problems, someProblem } from "./problem.ts";
import type { Place, RecordNote, RouteMeta, RouteNotes } from "./route-meta.ts";
import { routeMeta } from "./route-meta.ts";
import type { Frozen } from "./states.ts";
import type { NoFilters } from "./table.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

export interface FormNotes<
  P extends string,
  V extends Shape,
  A extends z.ZodObject,
  C extends string,
  O extends OwnParams = OwnParams,
> extends RouteNotes<P, O> {
  readonly values: V;
  /** French, for values that are not fields of the record. */
  readonly labels?: { readonly [K in keyof V]?: string };
  /** As the POST answers it and an edit form's GET includes it. */
  readonly answer: A;
  /** Fields whose choices the GET includes: a searched selector's present option, or a short list. */
  readonly choices?: readonly C[];
  /** Frozen in some states of the record. */
  readonly frozen?: Frozen<keyof V & string>;
  /** Bounded by columns of the record. */
  readonly bounds?: Bounds<keyof V & string>;
  /** Refuse past days or moments, by status. */
  readonly notPast?: NotPast<keyof V & string>;
  /** Across fields; `path` reports the error. */
  readonly rules?: readonly FormRule<V>[];
}

export interface FormRule<V extends Shape> {
  readonly path: keyof V & string;
  readonly message: string;
  readonly holds: (values: { readonly [K in keyof V]: z.output<V[K]> }) => boolean;
}

export interface FormMeta extends RouteMeta<"form"> {
  readonly entity: string;
  readonly mode: "new" | "edit";
  readonly answer: z.ZodObject;
  readonly values: z.ZodObject;
  readonly choices: readonly string[];
  readonly frozen?: Frozen;
  readonly bounds?: Bounds;
  readonly notPast?: NotPast;
}

/** Edit forms have no defaults: a missing key is refused, not read as empty. */
type Edited<V extends Shape> = {
  -readonly [K in keyof V]: V[K] extends z.ZodDefault<infer I extends z.ZodType> ? I : V[K];
} & { version: z.ZodInt };

/** The fields whose choices the GET includes; absent at run time. */
export interface Offering<C extends string> {
  readonly "~choices"?: C;
}
type Created<V extends Shape> = { -readonly [K in keyof V]: V[K] };

/**
 * A form that creates a record. GET answers `{values, choices}`; POST takes the values and an
 * `Idempotency-Key`, and answers 201 with the record.
 * @example newForm(place, "/admin/building/new", { values: pick(building, "name"), answer: building.record })
 */
export function newForm<
  const P extends string,
  const V extends Shape,
  A extends z.ZodObject,
  const C extends keyof V & string = never,
  O extends OwnParams = NoFilters,
>(place: Required<Place>, path: P, notes: FormNotes<P, V, A, C, O>) {
  const shape = () => labelled(notes.values, notes) as Created<V>;
  const { get, post, refusals } = halves(place, path, notes, "new", shape);
  return {
    get,
    post: post(() => ({ 201: notes.answer, ...refusals() })),
  };
}

/**
 * A form that changes a record. GET answers `{values, choices, record}`; POST takes all values, the `version`
 * seen and an `Idempotency-Key`, and answers 200 with the record.
 */
export function editForm<
  const P extends string,
  const V extends Shape,
  A extends z.ZodObject,
  const C extends keyof V & string = never,
  O extends OwnParams = NoFilters,
>(place: Required<Place>, path: P, notes: FormNotes<P, V, A, C, O> & { readonly record: RecordNote<P> }) {
  const shape = () => {
    const values = labelled(notes.values, notes);
    return { ...withoutDefaults(values), version: lookedAt() } as unknown as Edited<V>;
  };
  const { get, post, refusals } = halves(place, path, notes, "edit", shape);
  return {
    get,
    post: post(() => ({ 200: notes.answer, ...refusals() })),
  };
}

function commonOf<
  const P extends string,
  const V extends Shape,
  S extends Shape,
  A extends z.ZodObject,
  const C extends string,
  O extends OwnParams,
>(entity: string, path: P, notes: FormNotes<P, V, A, C, O>, mode: FormMeta["mode"], shapeOf: () => S) {
  const shape = once(shapeOf);
  const bare = once(() => z.strictObject(shape()));
  const params = once(() => pathParams<P, O>(path, notes.params));
  const meta = (facts: RouteMeta<"form">, more: Partial<FormMeta> = {}): FormMeta =>
    memoised({
      ...facts,
      entity,
      mode,
      answer: notes.answer,
      choices: notes.choices ?? [],
      get values() {
        return bare() as unknown as z.ZodObject;
      },
      ...more,
    });
  return { shape, bare, params, meta };
}

function halves<
  const P extends string,
  const V extends Shape,
  S extends Shape,
  A extends z.ZodObject,
  const C extends string,
  O extends OwnParams,
>(
  place: Required<Place>,
  path: P,
  notes: FormNotes<P, V, A, C, O>,
  mode: FormMeta["mode"],
  shapeOf: () => S,
) {
  const { shape, bare, params, meta } = commonOf(place.entity, path, notes, mode, shapeOf);
  const changing = routeMeta("form", place, path, notes, mode === "edit");
  const get = memoised({
    method: "GET" as const,
    path: colonPath(path),
    get pathParams() {
      return params();
    },
    get query() {
      return z.object({});
    },
    get responses() {
      const answer = z.object({
        values: asStored(z.object(shape()).partial()),
        choices: choicesOf(notes.choices ?? []),
        record: notes.answer.optional(),
      });
      return { 200: answer, ...problems(401, 500), ...notFound(path) };
    },
    summary: "",
    get metadata() {
      return meta(routeMeta("form", place, path, { ...notes, lock: undefined }));
    },
  });
  const post = <G>(responses: () => G) =>
    memoised({
      method: "POST" as const,
      path: colonPath(path),
      get pathParams() {
        return params();
      },
      get body() {
        return withRules(bare(), notes.rules ?? []) as z.ZodObject<S, z.core.$strict> & Offering<C>;
      },
      summary: "",
      get metadata() {
        // Otherwise a retry after a lost answer would be refused for its own first change (A05).
        return meta(changing, { idempotent: true, ...limitsOf(notes) });
      },
      get responses() {
        return responses();
      },
    });
  const refusals = () => ({
    ...problems(400, 401, 403, 409, 413, 415, 422, 500),
    ...notFound(path),
    ...someProblem(423, changing.lock !== undefined),
  });
  return { get, post, refusals };
}

/** Texts as they are stored: a form shows also what it would not take. Arrays and other kinds are unchanged. */
function asStored<O extends z.ZodObject>(values: O): O {
  const plain = (schema: z.ZodType): z.ZodType => {
    if (
      schema instanceof z.ZodOptional ||
      schema instanceof z.ZodNullable ||
      schema instanceof z.ZodDefault
    ) {
      const innerType = plain(schema.unwrap() as z.ZodType);
      return mark(z.clone(schema, { ...schema.def, innerType } as never), fieldMeta(schema));
    }
    const { kind } = fieldMeta(schema);
    if (!(schema instanceof z.ZodString) || (kind !== "text" && kind !== "longText")) return schema;
    const checks = (schema.def.checks ?? []).filter(({ _zod }) => _zod.def.check !== "overwrite");
    return mark(z.clone(schema, { ...schema.def, checks }), fieldMeta(schema));
  };
  const shape = Object.fromEntries(
    Object.entries(values.shape).map(([name, each]) => [name, plain(each as z.ZodType)]),
  );
  return z.clone(values, { ...values.def, shape }) as O;
}

const choicesOf = <const C extends string>(names: readonly C[]) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, z.array(option)])) as Record<C, z.ZodArray<typeof option>>,
  );

interface Labelling {
  readonly answer: z.ZodObject;
  readonly labels?: Readonly<Partial<Record<string, string>>>;
}

/** The value's own label, the form's, or the record's, without « (n°) »: forms show the referenced name. */
function labelled(values: Shape, { answer, labels }: Labelling): Shape {
  const entries = Object.entries(values).map(([name, schema]) => {
    const same = answer.shape[name] as z.ZodType | undefined;
    const own = fieldMeta(schema);
    const like = same === undefined ? undefined : fieldMeta(same);
    const title = own.title ?? labels?.[name] ?? like?.title?.replace(numberMark, "");
    const provenance = own.provenance ?? like?.provenance ?? "assumed";
    return [name, mark(schema, { provenance, ...(title === undefined ? {} : { title }) })];
  });
  return Object.fromEntries(entries) as Shape;
}

function withoutDefaults(values: Shape): Shape {
  const entries = Object.entries(values).map(([name, schema]) => {
    if (!(schema instanceof z.ZodDefault)) return [name, schema];
    return [name, mark(schema.unwrap() as z.ZodType, fieldMeta(schema))];
  });
  return Object.fromEntries(entries) as Shape;
}

interface LooseRule {
  readonly path: string;
  readonly message: string;
  readonly holds: (values: never) => boolean;
}

/** As checks, and as sentences for backends: JSON Schema has no keyword for them. */
function withRules<S extends z.ZodObject>(bare: S, rules: readonly LooseRule[]): S {
  let schema = bare;
  for (const rule of rules) {
    schema = schema.refine((values) => rule.holds(values as never), {
      path: [rule.path],
      message: rule.message,
    }) as S;
  }
  if (rules.length === 0) return schema;
  const sentences = rules.map(({ path, message }) => `\`${path}\`\u00a0: ${message}`);
  return schema.describe(sentences.join("\n\n"));
}

function limitsOf({
  maxBody,
  frozen,
  bounds,
  notPast,
}: Pick<FormMeta, "maxBody" | "frozen" | "bounds" | "notPast">): Partial<FormMeta> {
  return {
    ...(maxBody === undefined ? {} : { maxBody }),
    ...(frozen === undefined ? {} : { frozen }),
    ...(bounds === undefined ? {} : { bounds }),
    ...(notPast === undefined ? {} : { notPast }),
  };
}
