import { accountAdminRoutes } from "@palier/contract/areas/account-admin";
import type { RealtimeConfig } from "@palier/firebase-kit";
import type { FirebaseOptions } from "@palier/firebase-kit/firebase";
import { scriptUrl } from "@palier/ui/trusted-types";
import { call } from "#api/call.ts";
import { ownerOf } from "./receiver.ts";

type PushOptions = NonNullable<FirebaseOptions["push"]>;

/** The specification's POST (§7). */
export function pushOptions(config: RealtimeConfig, adminId: number): PushOptions {
  return {
    owner: ownerOf(adminId),
    serviceWorker: () => registerWorker(config),
    post: async (registration) => {
      await call(accountAdminRoutes.updateFirebaseToken, { body: registration });
    },
    withdraw: async (firebaseToken) => {
      await call(accountAdminRoutes.releaseFirebaseToken, { body: { firebaseToken } });
    },
  };
}

/** The worker has no session: its URL carries the configuration. */
async function registerWorker({ apiKey, projectId, appId, messagingSenderId }: RealtimeConfig) {
  const given = { apiKey, projectId, appId, messagingSenderId };
  const known = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = new URLSearchParams(known);
  const [path, type] = import.meta.env.DEV
    ? (["/src/push/service-worker.ts", "module"] as const)
    : (["/service-worker.js", "classic"] as const);
  const url = scriptUrl(
    "palier-worker",
    /^\/(?:src\/push\/service-worker\.ts|service-worker\.js)\?/,
    `${path}?${search}`,
  );
  return navigator.serviceWorker.register(url, { scope: "/", type });
}
