import type { RealtimeSettings, SignedInAdmin } from "@palier/contract";
import { unsigned } from "../realtime/auth/signed-text.ts";
import { namespaceOf, type Realtime } from "../realtime/realtime.ts";
import { accountOf } from "./realtime-access.ts";

/** A token per admin, or the shared secret (§4). */
export type RealtimeSignIn = RealtimeSettings["signIn"]["strategy"];

/** §4, §9; for this server only. */
const sharedSecret = (rotations: number): string =>
  rotations === 0 ? "palier-realtime" : `palier-realtime-${rotations}`;

export interface Emulators {
  readonly database: string | undefined;
  readonly auth: string | undefined;
}

/** From the standard variables. */
export function emulatorsOf(env: Readonly<Record<string, string | undefined>>): Emulators {
  return {
    database: env.FIREBASE_DATABASE_EMULATOR_HOST || undefined,
    auth: env.FIREBASE_AUTH_EMULATOR_HOST || undefined,
  };
}

export interface RealtimeVisitor {
  readonly origin: string;
  readonly admin: SignedInAdmin;
  readonly signIn: RealtimeSignIn;
}

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
    // Well-formed; no such project exists.
    appId: "1:100000000001:web:0000000000000000000000",
    messagingSenderId: "100000000001",
    authEmulator: emulators.auth === undefined ? authUrl : `http://${emulators.auth}`,
    databaseEmulator: emulators.database ?? origin.replace(/^https?:\/\//, ""),
    signIn: signInAs(realtime, namespace, admin, signIn, emulators),
  };
}

/** As the backend's Admin SDK (L12). */
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
  // Emulators accept unsigned tokens.
  const token =
    emulators.auth === undefined
      ? realtime.customToken(namespace, uid, claims)
      : unsigned({ iss: projectAccount, sub: projectAccount, aud: emulatorAudience, uid, claims });
  return { strategy, token };
}

const projectAccount = "firebase-auth-emulator@example.com";
const emulatorAudience =
  "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";
