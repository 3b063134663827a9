import type { RecordRef } from "./lock.ts";
import type { OwnParams, ParamName } from "./paths.ts";

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

export interface RouteMeta<K extends RouteKind = RouteKind> {
  readonly kind: K;
  readonly area: string;
  /** As in the specification. */
  readonly template: string;
  readonly summary: string;
  /** The chosen reading and the assumptions. */
  readonly note?: string;
  /** False if no session is needed. */
  readonly authenticated: boolean;
  /** In bytes; a longer body gets 413. Defaults to {@link usualBody}. */
  readonly maxBody?: number;
  /** A repeated `Idempotency-Key` must return the first answer. */
  readonly idempotent?: boolean;
  /** The record read, changed or owning, by path parameter. */
  readonly record?: RecordRef;
  /** The record whose lock, held by another admin, refuses the call (423); usually {@link record}. */
  readonly lock?: RecordRef;
}

/** Read by server, API document and verifier. */
export interface StateChange {
  readonly field: string;
  /** Columns counting what is affected; the body repeats the numbers confirmed. */
  readonly counted: readonly string[];
  readonly next?: Readonly<Record<string, readonly string[]>>;
}

/** Which changes of a state can be taken back. Read by server, API document, verifier and screens. */
export interface Undo {
  readonly field: string;
  readonly states: readonly string[];
  /** Columns: a change that set one of them stays. */
  readonly final: readonly string[];
  /** Why, in French, by column. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** POSTs need the CSRF token (`x-csrf-token`), except login, which has none yet. */
export const takesToken = (route: { readonly method: string; readonly template: string }): boolean =>
  route.method === "POST" && !route.template.endsWith("/login");

export interface Place {
  readonly area: string;
  readonly entity?: string;
}

/** By path parameter; a bare name means the place's entity. */
export type RecordNote<P extends string> = ParamName<P> | RecordRef<ParamName<P>>;

export interface RouteNotes<P extends string, O extends OwnParams = OwnParams> {
  readonly note?: string;
  readonly maxBody?: number;
  /** Path parameters other than ids; unknown names do not compile. */
  readonly params?: O & { readonly [K in Exclude<keyof O, ParamName<P>>]: never };
  readonly record?: RecordNote<P>;
  /** Defaults to `record` for a POST that changes it. */
  readonly lock?: RecordNote<P> | "none";
}

export type WithUsual<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

interface LooseNotes {
  readonly note?: string | undefined;
  readonly record?: string | RecordRef | undefined;
  readonly lock?: string | RecordRef | undefined;
  readonly idempotent?: boolean | undefined;
}

/**
 * Metadata without the summary (see `withSummaries`). The only place that derives record and lock. `changes`:
 * another admin's lock refuses the route.
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
