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
}

/** A route's own say: the rest of {@link RouteMeta} comes from its kind. */
export interface RouteNotes<P extends string> {
  readonly area: string;
  readonly path: P;
  readonly provenance: Provenance;
  readonly summary: string;
  readonly note?: string;
}

export function routeMeta<K extends RouteKind>(kind: K, notes: RouteNotes<string>): RouteMeta<K> {
  const { area, path, provenance, summary, note } = notes;
  return {
    kind,
    area,
    template: path,
    provenance,
    summary,
    ...(note === undefined ? {} : { note }),
    authenticated: kind !== "session",
  };
}
