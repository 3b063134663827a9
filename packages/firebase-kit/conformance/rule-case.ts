/** What the cases for the shipped rules are made of. */
import type { Json } from "../../../apps/mock-server/src/realtime/json.ts";

export interface RuleCase {
  readonly name: string;
  readonly data?: Json;
  readonly as: unknown;
  readonly at: string;
  /** Left out: a read. */
  readonly value?: Json;
  /** An update of several places below `at`. */
  readonly values?: Readonly<Record<string, Json>>;
  readonly allowed: boolean;
}

export const now = 1_790_000_000_000;
export const second = 1_000;
export const timestamp = { ".sv": "timestamp" };

export const signedIn = (email?: string) => ({
  uid: `uid of ${email}`,
  provider: "password",
  token: email === undefined ? {} : { email },
});
export const jeanne = signedIn("jeanne@palier.fr");
export const marc = signedIn("marc@palier.fr");
export const paul = signedIn("paul@palier.fr");

export const lock = (
  who: ReturnType<typeof signedIn>,
  more: Readonly<Record<string, Json>> = {},
): Record<string, Json> => ({
  email: who.token.email ?? null,
  name: "A name",
  sid: "tab-1",
  at: timestamp,
  ...more,
});
export const held = { locks: { building: { "12": { ...lock(jeanne), at: now - 5 * second } } } };
