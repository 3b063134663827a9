import type { Recording } from "./ask.ts";
import type { Fields } from "./fields.ts";

export interface Difference {
  readonly case: string;
  readonly step: string;
  readonly field: string;
  /** Undefined if the emulator has no such field. */
  readonly google: string | undefined;
  readonly ours: string | undefined;
}

export function differences(google: Recording, ours: Recording): readonly Difference[] {
  const none: Fields = {};
  return keysOf(google, ours).flatMap((name) => {
    const [there, here] = [google[name] ?? {}, ours[name] ?? {}];
    return keysOf(there, here).flatMap((step) => {
      const [asked, answered] = [there[step] ?? none, here[step] ?? none];
      return keysOf(asked, answered)
        .filter((field) => asked[field] !== answered[field])
        .map((field) => ({ case: name, step, field, google: asked[field], ours: answered[field] }));
    });
  });
}

const keysOf = (a: object, b: object): readonly string[] => [
  ...new Set([...Object.keys(a), ...Object.keys(b)]),
];
