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
  /** What the form submits, field by field. */
  readonly values: V;
  /** French labels of values that the record does not have; the others take the record's. */
  readonly labels?: { readonly [K in keyof V]?: string };
  /** The record: what the POST answers, and what an edit form's GET shows beside its values. */
  readonly answer: A;
  /** Fields whose choices the GET sends (chosen option of a searched selector, or the whole short list). */
  readonly choices?: readonly C[];
  /** An edit form's fields that keep their value while the record is in some state. */
  readonly frozen?: Frozen<keyof V & string>;
  /** An edit form's fields whose bounds stand in the record. */
  readonly bounds?: Bounds<keyof V & string>;
  /** An edit form's fields that take no day or moment that is over, by the record's status. */
  readonly notPast?: NotPast<keyof V & string>;
  /** Rules across fields; each names its field by `path`. */
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
  /** Of an edit form's POST: the fields that keep their value, by the record's status. */
  readonly frozen?: Frozen;
  /** Of an edit form's POST: the fields whose bounds stand in the record. */
  readonly bounds?: Bounds;
  /** Of an edit form's POST: the fields that take no day or moment that is over, by the record's status. */
  readonly notPast?: NotPast;
}

/** In an edit form nothing has a default: a missing key is refused, and never read as « empty this field ». */
type Edited<V extends Shape> = {
  -readonly [K in keyof V]: V[K] extends z.ZodDefault<infer I extends z.ZodType> ? I : V[K];
} & { version: z.ZodInt };

/** A form's body type that names the fields whose choices its GET sends; no value has this key at run time. */
export interface Offering<C extends string> {
  readonly "~choices"?: C;
}
type Created<V extends Shape> = { -readonly [K in keyof V]: V[K] };

/**
 * A form that makes a record, as two routes on one path: GET answers `{values, choices}`, POST takes the values, and a
 * key of its sender's (`Idempotency-Key`), and answers the new record with 201.
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
 * A form that changes a record, as two routes on one path: GET answers `{values, choices, record}`, POST takes every
 * value, the `version` that was looked at and an `Idempotency-Key`, and answers the changed record with 200.
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

/** What a form's two routes are made of, each part when it is first looked at. */
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

/** What both modes share: the GET, the POST with the answers that a mode gives it, and the refusals of both. */
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
        values: z.object(shape()).partial(),
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
        // A retry after a lost answer would else be refused for what its own first try changed (A05).
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

const choicesOf = <const C extends string>(names: readonly C[]) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, z.array(option)])) as Record<C, z.ZodArray<typeof option>>,
  );

interface Labelling {
  readonly answer: z.ZodObject;
  readonly labels?: Readonly<Partial<Record<string, string>>>;
}

/**
 * The values, each with a title and a provenance: its own, the form's, or those of the record's field of that name.
 * A record's id says that its column holds a number; a form shows the record of that id by its name, so the mark goes.
 */
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

/** The rules as checks, and as sentences: no keyword of JSON Schema says them, and a backend keeps them too. */
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

/** What a form's POST refuses beside its fields' own rules, where its notes say so. */
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
