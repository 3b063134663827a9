import type { RecordRef } from "./lock.ts";
import type { OwnParams, ParamName } from "./paths.ts";

/** The kind of an operation, on which servers, OpenAPI and screens base their behaviour. */
export type RouteKind =
  | "page"
  | "table"
  | "export"
  | "options"
  | "form"
  | "action"
  | "fragment"
  | "show"
  | "media"
  | "session";

/** Default maximum of a POST's body, in bytes. */
export const usualBody = 1_000_000;

/** Metadata of every route, besides its schemas. */
export interface RouteMeta<K extends RouteKind = RouteKind> {
  readonly kind: K;
  readonly area: string;
  /** Path as written in the specification. */
  readonly template: string;
  /** French, one line; shown in the reference. */
  readonly summary: string;
  /** The chosen reading and the assumptions. */
  readonly note?: string;
  /** False for the few routes that need no session. */
  readonly authenticated: boolean;
  /** Maximum body in bytes; a longer one gets 413. Defaults to {@link usualBody}. */
  readonly maxBody?: number;
  /** Whether a repeated `Idempotency-Key` must return the first answer. */
  readonly idempotent?: boolean;
  /** The record that the route reads, changes or belongs to, by the path parameter with its id. */
  readonly record?: RecordRef;
  /** The record whose lock, held by another admin, refuses the call (423); usually {@link record}. */
  readonly lock?: RecordRef;
}

/** A change of state that an action makes after a confirmation. Read by server, API document and verifier. */
export interface StateChange {
  /** The field that receives the body's value. */
  readonly field: string;
  /** Columns that count who or what is affected; the body repeats the numbers that the confirmation showed. */
  readonly counted: readonly string[];
  readonly next?: Readonly<Record<string, readonly string[]>>;
}

/** Whether a call needs the CSRF token (`x-csrf-token`): POSTs do, except login, which has none yet. */
export const takesToken = (route: { readonly method: string; readonly template: string }): boolean =>
  route.method === "POST" && !route.template.endsWith("/login");

/** A route's area and entity. */
export interface Place {
  readonly area: string;
  readonly entity?: string;
}

/** A record by the path parameter with its id; a bare name refers to the place's entity. */
export type RecordNote<P extends string> = ParamName<P> | RecordRef<ParamName<P>>;

/** What a route states itself; kind, place and path give the rest of {@link RouteMeta}. */
export interface RouteNotes<P extends string, O extends OwnParams = OwnParams> {
  readonly note?: string;
  readonly maxBody?: number;
  /** Schemas of path parameters other than ids; unknown names do not compile. */
  readonly params?: O & { readonly [K in Exclude<keyof O, ParamName<P>>]: never };
  readonly record?: RecordNote<P>;
  /** Defaults to `record` for a POST that changes it; `none` for no lock. */
  readonly lock?: RecordNote<P> | "none";
}

/** Notes with some members optional, which the area fills in. */
export type WithUsual<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

interface LooseNotes {
  readonly note?: string | undefined;
  readonly record?: string | RecordRef | undefined;
  readonly lock?: string | RecordRef | undefined;
  readonly idempotent?: boolean | undefined;
}

/**
 * A route's metadata, without the summary (see `withSummaries`). The only place that derives record and lock;
 * `changes`: the route changes its record, so another admin's lock refuses it.
 */
export function routeMeta<K extends RouteKind>(
  kind: K,
  place: Place,
  template: string,
  notes: LooseNotes,
  changes = false,
): RouteMeta<K> {
  const record = recordOf(place, notes.record);
  const lock =
    notes.lock === "none" ? undefined : (recordOf(place, notes.lock) ?? (changes ? record : undefined));
  return {
    kind,
    area: place.area,
    template,
    summary: "",
    ...(notes.note === undefined ? {} : { note: notes.note }),
    ...(notes.idempotent === true ? { idempotent: true } : {}),
    ...(record === undefined ? {} : { record }),
    ...(lock === undefined ? {} : { lock }),
    authenticated: kind !== "session",
  };
}

function recordOf(place: Place, record: string | RecordRef | undefined): RecordRef | undefined {
  if (typeof record !== "string") return record;
  if (place.entity === undefined) throw new Error(`${place.area}: the record ${record} is of no entity`);
  return { entity: place.entity, param: record };
}
