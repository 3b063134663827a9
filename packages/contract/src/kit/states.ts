/**
 * Next statuses by status; keeping one is always allowed. The specification shows no state machine (§4): all
 * assumed.
 */
export type Transitions<S extends string> = { readonly [K in S]: readonly S[] };

/**
 * A missing or unknown status does not compile.
 * @example transitions(texts.status, { open: ["closed"], closed: [] })
 */
export const transitions = <S extends string>(
  _labels: { readonly [K in S]: string },
  next: Transitions<NoInfer<S>>,
): Transitions<S> => next;

/** Frozen form fields, and the French reason, which names the alternative. */
export interface FrozenState<F extends string = string> {
  readonly fields: readonly F[];
  readonly reason: string;
}

/**
 * Fields frozen by `status`. Read by server (422), form (read-only), API document and verifier. All assumed.
 */
export type Frozen<F extends string = string> = Readonly<Partial<Record<string, FrozenState<F>>>>;

/**
 * An unknown status does not compile, an omitted one freezes nothing.
 * @example frozen(texts.status, { closed: { fields: ["name"], reason: texts.frozen.closed } })
 */
export const frozen = <S extends string, const M extends { readonly [K in NoInfer<S>]?: FrozenState }>(
  _labels: { readonly [K in S]: string },
  states: M & { readonly [K in Exclude<keyof M, S>]: never },
): Frozen<FieldsOf<M>> => states as Frozen<FieldsOf<M>>;

/** For fields that only a separate action changes. */
const anyState = "*";

/** Fields that an edit form only shows; the reason names the action. */
export const frozenInForm = <const F extends string>(fields: readonly F[], reason: string): Frozen<F> => ({
  [anyState]: { fields, reason },
});

type FieldsOf<M> = M[keyof M] extends FrozenState<infer F> ? F : never;

/** The record's status, or any; undefined when nothing is frozen, as in a new record. */
export function frozenKey(
  map: Frozen | undefined,
  record: Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  if (map === undefined || record === undefined) return undefined;
  const { status } = record;
  return [status, anyState].find((key): key is string => typeof key === "string" && map[key] !== undefined);
}

/** What the record's status freezes; undefined for nothing. */
export function frozenState(
  map: Frozen | undefined,
  record: Readonly<Record<string, unknown>> | undefined,
): FrozenState | undefined {
  const key = frozenKey(map, record);
  return key === undefined ? undefined : map?.[key];
}

/** The French reason; undefined when editable. */
export function frozenReason(
  map: Frozen | undefined,
  record: Readonly<Record<string, unknown>> | undefined,
  field: string,
): string | undefined {
  const state = frozenState(map, record);
  return state?.fields.includes(field) === true ? state.reason : undefined;
}

/** English, for the API document. */
export function frozenNote(map: Frozen): string {
  const states = Object.entries(map).map(
    ([status, state]) => `${status === anyState ? "in any" : status}: ${state?.fields.join(", ")}`,
  );
  return `Assumed: fields that keep their value by the record's status, a change of which is refused at the field (422): ${states.join("; ")}.`;
}

/** Whether a record may change to `status` (A15). */
export const leadsTo =
  <S extends string>(map: Transitions<S>, status: S) =>
  (record: { readonly status: S }): boolean =>
    map[record.status].includes(status);

/** Whether `from` may change to `to`, or is equal. */
export function mayBecome<S extends string>(map: Transitions<S>, from: S, to: S): boolean {
  return from === to || map[from].includes(to);
}
