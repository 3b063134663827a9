import type { RealtimeSettings, SignedInAdmin } from "@palier/contract";
import { unsigned } from "../realtime/auth/signed-text.ts";
import { namespaceOf, type Realtime } from "../realtime/realtime.ts";
import { accountOf } from "./realtime-access.ts";

/** How pages sign in to the realtime service: by a token for each admin, or by the specification's one secret (§4). */
export type RealtimeSignIn = RealtimeSettings["signIn"]["strategy"];

/** The one secret with which all administrators sign in with `shared-secret` (§4, §9). Of this server only. */
const sharedSecret = (rotations: number): string =>
  rotations === 0 ? "palier-realtime" : `palier-realtime-${rotations}`;

/** Where official emulators run, if they do: the embedded services then stay unused. */
export interface Emulators {
  readonly database: string | undefined;
  readonly auth: string | undefined;
}

/** What the environment says of emulators, by their own variables. */
export function emulatorsOf(env: Readonly<Record<string, string | undefined>>): Emulators {
  return {
    database: env.FIREBASE_DATABASE_EMULATOR_HOST || undefined,
    auth: env.FIREBASE_AUTH_EMULATOR_HOST || undefined,
  };
}

/** Whom a page at an origin signs in as, and how. */
export interface RealtimeVisitor {
  readonly origin: string;
  readonly admin: SignedInAdmin;
  readonly signIn: RealtimeSignIn;
}

/** What any Firebase SDK needs to reach a world's realtime service and to sign in there as this admin. */
export function realtimeSettings(
  realtime: Realtime,
  world: string,
  { origin, admin, signIn }: RealtimeVisitor,
  emulators: Emulators,
): RealtimeSettings {
  const namespace = namespaceOf(world);
  const { apiKey, projectId, databaseURL, authUrl } = realtime.settings(namespace, origin);
  return {
    apiKey,
    projectId,
    databaseURL,
    // Of the shape that the messaging SDK asks for; no project of this number exists.
    appId: "1:100000000001:web:0000000000000000000000",
    messagingSenderId: "100000000001",
    authEmulator: emulators.auth === undefined ? authUrl : `http://${emulators.auth}`,
    databaseEmulator: emulators.database ?? origin.replace(/^https?:\/\//, ""),
    signIn: signInAs(realtime, namespace, admin, signIn, emulators),
  };
}

/** Does what a backend does with the Admin SDK for an admin who is signed in: a token, or an account (L12). */
function signInAs(
  realtime: Realtime,
  namespace: string,
  { id, email: given, firstName, lastName }: SignedInAdmin,
  strategy: RealtimeSignIn,
  emulators: Emulators,
): RealtimeSettings["signIn"] {
  const email = given.toLowerCase();
  const uid = accountOf(id);
  const claims = { adminId: id, adminEmail: email, adminName: `${firstName} ${lastName}` };
  if (strategy === "shared-secret") {
    const secret = sharedSecret(realtime.rotations(namespace));
    realtime.accounts(namespace).put({ uid, email, password: secret, claims });
    return { strategy, secret };
  }
  // The official Auth emulator knows none of our keys and takes tokens without a signature.
  const token =
    emulators.auth === undefined
      ? realtime.customToken(namespace, uid, claims)
      : unsigned({ iss: projectAccount, sub: projectAccount, aud: emulatorAudience, uid, claims });
  return { strategy, token };
}

const projectAccount = "firebase-auth-emulator@example.com";
const emulatorAudience =
  "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";
