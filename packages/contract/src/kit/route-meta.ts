import type { RecordRef } from "./lock.ts";
import type { OwnParams, ParamName } from "./paths.ts";

/** What kind of operation a route is; servers, OpenAPI and screens behave by kind. */
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

/** How long a POST's body may be, in bytes, unless its route says otherwise. */
export const usualBody = 1_000_000;

/** What every route of the contract carries beside its schemas. */
export interface RouteMeta<K extends RouteKind = RouteKind> {
  readonly kind: K;
  readonly area: string;
  /** The path as the specification writes it. */
  readonly template: string;
  /** French, one line; shown in the reference. */
  readonly summary: string;
  /** Which reading was chosen, what is assumed. */
  readonly note?: string;
  /** False for the few routes that answer without a session. */
  readonly authenticated: boolean;
  /** How long a POST's body may be, in bytes, where it is not {@link usualBody}; a longer one gets 413. */
  readonly maxBody?: number;
  /** True where a repeated `Idempotency-Key` must give the first answer again. */
  readonly idempotent?: boolean;
  /** The record that the route reads, changes or stands under, by the path parameter that holds its id. */
  readonly record?: RecordRef;
  /** The record whose lock, held by another admin, refuses the route (423); mostly {@link record}. */
  readonly lock?: RecordRef;
}

/** What an action changes of a record by a question of its own. Server, document and verifier read it. */
export interface StateChange {
  /** The field that takes the value of the body. */
  readonly field: string;
  /** The record's columns that count whom or what the change concerns; the body says them as the question did. */
  readonly counted: readonly string[];
  readonly next?: Readonly<Record<string, readonly string[]>>;
}

/** Whether a call carries the session's token (`x-csrf-token`): reading needs none, and signing in has none yet. */
export const takesToken = (route: { readonly method: string; readonly template: string }): boolean =>
  route.method === "POST" && !route.template.endsWith("/login");

/** Where a route stands: its area, and the entity that it is about. */
export interface Place {
  readonly area: string;
  readonly entity?: string;
}

/** A record by the path parameter that holds its id: of the place's entity when the parameter alone is named. */
export type RecordNote<P extends string> = ParamName<P> | RecordRef<ParamName<P>>;

/** What a route says itself; kind, place and path give the rest of {@link RouteMeta}. */
export interface RouteNotes<P extends string, O extends OwnParams = OwnParams> {
  readonly note?: string;
  readonly maxBody?: number;
  /** Schemas of path parameters that are no ids; a name that the path does not have does not compile. */
  readonly params?: O & { readonly [K in Exclude<keyof O, ParamName<P>>]: never };
  readonly record?: RecordNote<P>;
  /** Where it is not the record of a POST that changes one: another record, or none at all. */
  readonly lock?: RecordNote<P> | "none";
}

/** Notes of which a route need not say some: its area knows what they usually are. */
export type WithUsual<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

interface LooseNotes {
  readonly note?: string | undefined;
  readonly record?: string | RecordRef | undefined;
  readonly lock?: string | RecordRef | undefined;
  readonly idempotent?: boolean | undefined;
}

/**
 * The metadata of a route, its summary left to `withSummaries`. `changes` says that it changes the record, so that
 * another admin's lock refuses it: the one place in which record and lock are derived.
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
