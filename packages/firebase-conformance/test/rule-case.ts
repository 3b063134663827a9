import type { Json } from "@palier/mock-server/realtime";

export interface RuleCase {
  readonly name: string;
  readonly data?: Json;
  readonly as: unknown;
  readonly at: string;
  readonly value?: Json;
  /** Of several paths below `at`. */
  readonly values?: Readonly<Record<string, Json>>;
  readonly allowed: boolean;
}

export const now = 1_790_000_000_000;
export const second = 1_000;
export const timestamp = { ".sv": "timestamp" };

export const signedIn = (email: string, adminName = `Name of ${email}`) => ({
  uid: `uid-of-${email.split("@")[0]}`,
  provider: "custom",
  token: { adminEmail: email, adminName },
});
/** The identifier survives corrections of the address. */
export const identified = (who: ReturnType<typeof signedIn>, adminId: number | string) => ({
  ...who,
  token: { ...who.token, adminId },
});
export const jeanne = signedIn("jeanne@palier.fr");
export const marc = signedIn("marc@palier.fr");
export const paul = signedIn("paul@palier.fr");

/** Without the backend: with the page's API key and an administrator's address. */
export const stranger = {
  uid: "uid-of-stranger",
  provider: "password",
  token: { email: "marc@palier.fr", name: "Name of marc@palier.fr", email_verified: true },
};

export const lock = (
  who: ReturnType<typeof signedIn>,
  more: Readonly<Record<string, Json>> = {},
): Record<string, Json> => ({
  email: who.token.adminEmail,
  name: who.token.adminName,
  sid: "tab-1",
  at: timestamp,
  seen: timestamp,
  ...more,
});

export const heldSince = (taken: number, renewed = taken) => ({
  locks: { building: { "12": lock(jeanne, { at: now - taken * second, seen: now - renewed * second }) } },
});
export const held = heldSince(5);
