import { z } from "zod";
import { fieldMeta, mark } from "./field.ts";
import { identityTexts, numberMark } from "./kit.texts.ts";
import type { ColonPath, PathParams } from "./paths.ts";
import { colonPath, pathParams } from "./paths.ts";
import { option, problems } from "./problem.ts";
import type { Provenance } from "./provenance.ts";
import type { RouteMeta, RouteNotes } from "./route-meta.ts";
import { routeMeta } from "./route-meta.ts";

type Shape = Readonly<Record<string, z.ZodType>>;

export interface FormNotes<P extends string, V extends Shape, R extends z.ZodObject, C extends string>
  extends RouteNotes<P> {
  readonly entity: string;
  /** What the form submits, field by field. */
  readonly values: V;
  /** French labels of values that the record does not have; the others take the record's. */
  readonly labels?: { readonly [K in keyof V]?: string };
  /** The record: what the POST answers, and what an edit form's GET shows beside its values. */
  readonly answer: R;
  /** Fields whose choices the GET sends (chosen option of a searched selector, or the whole short list). */
  readonly choices?: readonly C[];
  /** Rules across fields; each names its field by `path`. */
  readonly rules?: readonly FormRule<V>[];
  /** `edit` forms carry the record's `version`; `new` forms have none yet. */
  readonly mode: "new" | "edit";
  readonly postSummary?: string;
  /** A form that moves money takes an `Idempotency-Key`. */
  readonly idempotent?: boolean;
  readonly postProvenance?: Provenance;
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
}

/** A form's body type that names the fields whose choices its GET sends; no value has this key at run time. */
export interface Offering<C extends string> {
  readonly "~choices"?: C;
}

type WithVersion<V extends Shape> = V & { version: z.ZodOptional<z.ZodInt> };

/** A form's two routes on one path: GET answers `{values, choices, record?}`, POST takes the values and answers the record. */
export function form<
  const P extends string,
  const V extends Shape,
  R extends z.ZodObject,
  const C extends string = never,
>(notes: FormNotes<P, V, R, C>) {
  const version = mark(notes.mode === "edit" ? z.int().positive() : z.int().positive().optional(), {
    kind: "count",
    title: identityTexts.version,
    provenance: "assumed",
  });
  const shape = { ...labelled(notes), version } as unknown as WithVersion<V>;
  const bare = z.object(shape);
  const values: typeof bare & Offering<C> = withRules(bare, notes.rules ?? []);
  const choices = z.object(
    Object.fromEntries((notes.choices ?? []).map((name) => [name, z.array(option)])) as Record<
      C,
      z.ZodArray<typeof option>
    >,
  );
  const metadata: FormMeta = {
    ...routeMeta("form", { ...notes, lock: undefined }),
    entity: notes.entity,
    mode: notes.mode,
    answer: notes.answer,
    values: bare as unknown as z.ZodObject,
    choices: notes.choices ?? [],
    ...(notes.idempotent === undefined ? {} : { idempotent: notes.idempotent }),
  };
  const path = colonPath(notes.path) as ColonPath<P>;
  const params = pathParams(notes.path) as PathParams<P>;
  return {
    get: {
      method: "GET" as const,
      path,
      pathParams: params,
      query: z.object({}),
      responses: {
        200: z.object({ values: bare.partial(), choices, record: notes.answer.optional() }),
        ...problems(401, 404, 409, 423, 500),
      },
      summary: notes.summary,
      metadata,
    },
    post: {
      method: "POST" as const,
      path,
      pathParams: params,
      body: values,
      responses: {
        200: notes.answer,
        201: notes.answer,
        ...problems(400, 401, 403, 404, 409, 413, 415, 422, 423, 500),
      },
      summary: notes.postSummary ?? notes.summary,
      metadata: {
        ...metadata,
        ...routeMeta("form", notes, notes.mode === "edit"),
        ...(notes.postProvenance === undefined ? {} : { provenance: notes.postProvenance }),
      },
    },
  };
}

/**
 * The values, each with a title and a provenance: its own, the form's, or those of the record's field of that name.
 * A record's id says that its column holds a number; a form shows the record of that id by its name, so the mark goes.
 */
function labelled(notes: {
  values: Shape;
  answer: z.ZodObject;
  labels?: Readonly<Partial<Record<string, string>>>;
}): Shape {
  const entries = Object.entries(notes.values).map(([name, schema]) => {
    const same = notes.answer.shape[name] as z.ZodType | undefined;
    const own = fieldMeta(schema);
    const like = same === undefined ? undefined : fieldMeta(same);
    const title = own.title ?? notes.labels?.[name] ?? like?.title?.replace(numberMark, "");
    const provenance = own.provenance ?? like?.provenance ?? "assumed";
    return [name, mark(schema, { provenance, ...(title === undefined ? {} : { title }) })];
  });
  return Object.fromEntries(entries) as Shape;
}

function withRules<V extends Shape>(bare: z.ZodObject<WithVersion<V>>, rules: readonly FormRule<V>[]) {
  let schema = bare;
  for (const rule of rules) {
    const holds = (values: unknown): boolean => rule.holds(values as Parameters<typeof rule.holds>[0]);
    schema = schema.refine(holds, { path: [rule.path], message: rule.message }) as typeof bare;
  }
  return schema;
}
