import { type Admin, type RealtimeConfig, readRealtimeConfig } from "@palier/firebase-kit";
import { connectFirebase, type FirebaseOptions } from "@palier/firebase-kit/firebase";

/** Called for the signed-in admin; again before each further sign-in, as tokens expire. */
async function settings(): Promise<RealtimeConfig> {
  const config = readRealtimeConfig(await (await fetch("/api/realtime")).json());
  if (config === undefined) throw new Error("no realtime settings");
  return config;
}

/** One for each signed-in admin. Firebase loads at the first use. */
export const serviceFor = (admin: Admin, options: Partial<FirebaseOptions> = {}) =>
  connectFirebase({ admin: () => admin, config: settings, ...options });
