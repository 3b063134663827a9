import type { RecordRef } from "./lock.ts";
import type { ParamName } from "./paths.ts";
import type { Provenance } from "./provenance.ts";

/** What kind of operation a route is; servers, verifier and screens behave by kind. */
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

/** What every route of the contract carries beside its schemas. */
export interface RouteMeta<K extends RouteKind = RouteKind> {
  readonly kind: K;
  readonly area: string;
  /** The path as the specification writes it. */
  readonly template: string;
  readonly provenance: Provenance;
  /** French, one line; shown in the reference. */
  readonly summary: string;
  /** Which reading was chosen, what is assumed. */
  readonly note?: string;
  /** False for the few routes that answer without a session. */
  readonly authenticated: boolean;
  /** True where a repeated `Idempotency-Key` must give the first answer again. */
  readonly idempotent?: boolean;
  /** The record that the route reads, changes or stands under, by the path parameter that holds its id. */
  readonly record?: RecordRef;
  /** The record whose lock, held by another admin, refuses the route (423); mostly {@link record}. */
  readonly lock?: RecordRef;
}

/** A route's own say: the rest of {@link RouteMeta} comes from its kind. */
export interface RouteNotes<P extends string> {
  readonly area: string;
  readonly path: P;
  readonly provenance: Provenance;
  readonly summary: string;
  readonly note?: string;
  readonly record?: RecordRef<ParamName<P>>;
  /** Where it is not the record of a POST that changes one: another record, or none at all. */
  readonly lock?: RecordRef<ParamName<P>> | "none";
}

interface AnyNotes extends Omit<RouteNotes<string>, "record" | "lock"> {
  readonly record?: RecordRef | undefined;
  readonly lock?: RecordRef | "none" | undefined;
}

/** The metadata of a route; `changes` says that its POST changes the record, so that another admin's lock refuses it. */
export function routeMeta<K extends RouteKind>(kind: K, notes: AnyNotes, changes = false): RouteMeta<K> {
  const { area, path, provenance, summary, note, record } = notes;
  const lock = notes.lock ?? (changes ? record : undefined);
  return {
    kind,
    area,
    template: path,
    provenance,
    summary,
    ...(note === undefined ? {} : { note }),
    ...(record === undefined ? {} : { record }),
    ...(lock === undefined || lock === "none" ? {} : { lock }),
    authenticated: kind !== "session",
  };
}
