/**
 * Which status may follow which: one entry a status, the ones it may become. A status may always stay as it is (a form
 * that saves a note alone). The specification shows no state machine (§4): every map of these is assumed.
 */
export type Transitions<S extends string> = { readonly [K in S]: readonly S[] };

/** Writes a map of transitions; a status that is left out, or that does not exist, does not compile. */
export const transitions = <S extends string>(
  _labels: { readonly [K in S]: string },
  next: Transitions<NoInfer<S>>,
): Transitions<S> => next;

/** What a state freezes: fields of the record's form, and the French reason, which names what is allowed instead. */
export interface FrozenState<F extends string = string> {
  readonly fields: readonly F[];
  readonly reason: string;
}

/**
 * Which fields of a form keep their value while the record's `status` is one of these. The one declaration that the server
 * refuses by (422 at the field), the form is read-only by, the document says and the verifier tries. All assumed, like the
 * states themselves.
 */
export type Frozen<F extends string = string> = Readonly<Partial<Record<string, FrozenState<F>>>>;

/** Writes down what each status freezes; a status that does not exist does not compile, one left out freezes nothing. */
export const frozen = <S extends string, const M extends { readonly [K in NoInfer<S>]?: FrozenState }>(
  _labels: { readonly [K in S]: string },
  states: M & { readonly [K in Exclude<keyof M, S>]: never },
): Frozen<FieldsOf<M>> => states as Frozen<FieldsOf<M>>;

/** The key of {@link Frozen} for what the form changes in no state, because an action of its own does. */
const anyState = "*";

/** Writes down what an edit form shows and never changes, whatever the record's state; the reason names the action that does. */
export const frozenInForm = <const F extends string>(fields: readonly F[], reason: string): Frozen<F> => ({
  [anyState]: { fields, reason },
});

type FieldsOf<M> = M[keyof M] extends FrozenState<infer F> ? F : never;

/** The key of the map that holds for a record: its status, or any. Undefined where nothing is frozen, as in a new record. */
export function frozenKey(
  map: Frozen | undefined,
  record: Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  if (map === undefined || record === undefined) return undefined;
  const { status } = record;
  return [status, anyState].find((key): key is string => typeof key === "string" && map[key] !== undefined);
}

/** What the state of a record freezes; undefined where it freezes nothing. */
export function frozenState(
  map: Frozen | undefined,
  record: Readonly<Record<string, unknown>> | undefined,
): FrozenState | undefined {
  const key = frozenKey(map, record);
  return key === undefined ? undefined : map?.[key];
}

/** Why a field of this record keeps its value, in French; undefined for a field that may be changed. */
export function frozenReason(
  map: Frozen | undefined,
  record: Readonly<Record<string, unknown>> | undefined,
  field: string,
): string | undefined {
  const state = frozenState(map, record);
  return state?.fields.includes(field) === true ? state.reason : undefined;
}

/** What is frozen in one English sentence, for the document and the list of assumptions. */
export function frozenNote(map: Frozen): string {
  const states = Object.entries(map).map(
    ([status, state]) => `${status === anyState ? "in any" : status}: ${state?.fields.join(", ")}`,
  );
  return `Assumed: fields that keep their value by the record's status, a change of which is refused at the field (422): ${states.join("; ")}.`;
}

/** Whether a record may take `status` next: what an action offers itself by (A15). */
export const leadsTo =
  <S extends string>(map: Transitions<S>, status: S) =>
  (record: { readonly status: S }): boolean =>
    map[record.status].includes(status);

/** True when `from` may become `to`. */
export function mayBecome<S extends string>(map: Transitions<S>, from: S, to: S): boolean {
  return from === to || map[from].includes(to);
}
