import type { Difference } from "./compare.ts";

export interface KnownDifference {
  /** A sentence of the report. */
  readonly reason: string;
  readonly covers: (difference: Difference) => boolean;
}

const at =
  (step: string, field?: RegExp) =>
  (difference: Difference): boolean =>
    difference.step === step && (field === undefined || field.test(difference.field));

const words = /^error\.(?:message|errors\.0\.)/;

export const knownDifferences: readonly KnownDifference[] = [
  {
    reason:
      "The emulator shows a password's hash and salt to whoever may look an account up. The embedded service keeps a keyed hash, and shows it to nobody.",
    covers: ({ field, ours }) =>
      ours === undefined && /(?:^|\.)(?:salt|passwordHash|passwordSalt)$/.test(field),
  },
  {
    reason:
      "The emulator stores the switch for sign-up (`disabledUserSignup`) and lets everyone sign up all the same. The embedded service refuses, as a project does: `ADMIN_ONLY_OPERATION`, in the SDK `auth/admin-restricted-operation`.",
    covers: (difference) =>
      difference.case === "a project with sign-up switched off" && difference.step === "sign up",
  },
  {
    reason:
      "With sign-up off the embedded service refuses a custom token whose account does not exist; the emulator makes the account. Google says of the setting that no call of a client makes one, so a backend makes the account first (docs/firebase.md), which works either way. Not tried against a real project.",
    covers: (difference) =>
      difference.case === "a project with sign-up switched off" &&
      difference.step === "a custom token of nobody",
  },
  {
    reason:
      "There are no anonymous accounts in the embedded service, as in a project that does not enable them.",
    covers: at("nothing at all"),
  },
  {
    reason:
      "The emulator renews a refresh token that was revoked. The embedded service answers `TOKEN_EXPIRED`, as Google documents it for a project.",
    covers: at("renew the old token"),
  },
  {
    reason:
      "A refresh token of a deleted account: the emulator takes it for no token, the embedded service says `USER_NOT_FOUND`, as Google documents it for a project.",
    covers: at("renew once deleted", words),
  },
  {
    reason:
      "Without a kind of grant the emulator fails with 500; the embedded service says `MISSING_GRANT_TYPE`.",
    covers: at("no grant"),
  },
  {
    reason: "A body that is no JSON is refused with other words. The code is the same.",
    covers: at("no JSON", words),
  },
  {
    reason: "A `GET` is answered 405 by both, by the emulator without Google's shape of an error.",
    covers: at("another method", /^(?:message|error\.)/),
  },
  {
    reason:
      "A backend's wrong credential: the emulator says more about it. Code and status are the same; the embedded service takes `owner` from programs of its own machine only.",
    covers: at("with another credential", words),
  },
];

/** Unexplained differences, and explanations without a difference; both fail a run. */
export function unexplained(found: readonly Difference[]): {
  readonly differences: readonly Difference[];
  readonly idle: readonly KnownDifference[];
} {
  return {
    differences: found.filter((each) => !knownDifferences.some(({ covers }) => covers(each))),
    idle: knownDifferences.filter(({ covers }) => !found.some(covers)),
  };
}
