import type { BrowserContext } from "@playwright/test";

/** Google's two addresses and the browser's push service, which no test can reach; the SDK and the worker are real. */
export async function stubPush(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const key = (length: number): ArrayBuffer => new Uint8Array(length).fill(7).buffer;
    const subscription = {
      endpoint: "https://push.invalid/1",
      expirationTime: null,
      getKey: (name: string) => key(name === "auth" ? 16 : 65),
      toJSON: () => ({ endpoint: "https://push.invalid/1" }),
      unsubscribe: async () => true,
    };
    Reflect.set(PushManager.prototype, "getSubscription", async () => subscription);
    Reflect.set(PushManager.prototype, "subscribe", async () => subscription);
  });
  const cors = {
    "access-control-allow-origin": "*",
    "access-control-allow-headers": "*",
    "access-control-allow-methods": "*",
  };
  await context.route("https://firebaseinstallations.googleapis.com/**", (route) =>
    route.fulfill({
      headers: cors,
      json: {
        name: "projects/p/installations/f",
        fid: "cccccccccccccccccccccc",
        refreshToken: "r",
        authToken: { token: "t", expiresIn: "604800s" },
      },
    }),
  );
  await context.route("https://fcmregistrations.googleapis.com/**", (route) =>
    route.fulfill({ headers: cors, json: { token: "FCM-TOKEN-1" } }),
  );
}
