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

/** True when `from` may become `to`. */
export function mayBecome<S extends string>(map: Transitions<S>, from: S, to: S): boolean {
  return from === to || map[from].includes(to);
}
