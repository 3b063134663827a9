import type { RealtimeSettings } from "@palier/contract";
import { namespaceOf, type Realtime } from "../realtime/realtime.ts";

/** The one secret with which all administrators sign in to the realtime service (§4, §9). Of this server only. */
const sharedSecret = "palier-realtime";

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

/** What any Firebase SDK at `origin` needs to reach a world's realtime service and to sign in there. */
export function realtimeSettings(
  realtime: Realtime,
  world: string,
  origin: string,
  emulators: Emulators,
): RealtimeSettings {
  const { apiKey, projectId, databaseURL, authUrl } = realtime.settings(namespaceOf(world), origin);
  return {
    apiKey,
    projectId,
    databaseURL,
    // Of the shape that the messaging SDK asks for; no project of this number exists.
    appId: "1:100000000001:web:0000000000000000000000",
    messagingSenderId: "100000000001",
    authEmulator: emulators.auth === undefined ? authUrl : `http://${emulators.auth}`,
    databaseEmulator: emulators.database ?? origin.replace(/^https?:\/\//, ""),
    signIn: { strategy: "shared-secret", secret: sharedSecret },
  };
}
