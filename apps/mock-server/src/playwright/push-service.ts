import type { BrowserContext, Page, Route } from "@playwright/test";

const hosts = /^https:\/\/(?:firebaseinstallations|fcmregistrations)\.googleapis\.com\//;

const open = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "GET, POST, PATCH, DELETE",
};

/**
 * Plays the browser maker's push service and the two Google services that the messaging SDK registers with, so that
 * registration goes its real way without leaving this machine. Gives the tokens that it hands out.
 */
export async function playPushService(context: BrowserContext, world: string): Promise<ReadonlySet<string>> {
  const tokens = new Set<string>();
  await context.addInitScript(stubPushManager);
  for (const page of context.pages()) await page.evaluate(stubPushManager);
  await context.route(hosts, (route) =>
    answer(route, () => {
      const token = `palier-push-${world}-${tokens.size + 1}`;
      tokens.add(token);
      return token;
    }),
  );
  return tokens;
}

/** Waits until the SDK of a page listens: a message that comes earlier is lost, as in real life. */
export async function listening(page: Page, timeout: number): Promise<Page> {
  await page.waitForFunction(() => document.documentElement.dataset.palierPush === "listening", undefined, {
    timeout,
  });
  return page;
}

async function answer(route: Route, nextToken: () => string): Promise<void> {
  const request = route.request();
  const { hostname, pathname } = new URL(request.url());
  const isWrite = request.method() === "POST" || request.method() === "PATCH";
  const authToken = { token: "played", expiresIn: "604800s" };
  if (!isWrite) await route.fulfill({ status: 200, headers: open, json: {} });
  else if (hostname.startsWith("fcmregistrations")) {
    await route.fulfill({ status: 200, headers: open, json: { token: nextToken() } });
  } else if (pathname.endsWith("authTokens:generate")) {
    await route.fulfill({ status: 200, headers: open, json: authToken });
  } else {
    // A fid of the SDK's own shape: 22 letters of base64url that begin with c to f.
    const fid = "cPalierPlayedBrowser00";
    await route.fulfill({ status: 200, headers: open, json: { fid, refreshToken: "played", authToken } });
  }
}

/** Runs in the page. A browser without its maker's service never answers a subscription. */
function stubPushManager(): void {
  const bytes = (length: number) => new Uint8Array(length).fill(1).buffer;
  let current: PushSubscription | null = null;
  const make = (): PushSubscription => ({
    endpoint: "https://push.palier.test/played",
    expirationTime: null,
    options: { applicationServerKey: null, userVisibleOnly: true },
    getKey: (name) => bytes(name === "auth" ? 16 : 65),
    toJSON: () => ({ endpoint: "https://push.palier.test/played" }),
    unsubscribe: async () => {
      current = null;
      return true;
    },
  });
  if (typeof PushManager === "undefined") return;
  PushManager.prototype.getSubscription = async () => {
    // The SDK asks at each start of a page, once it listens for messages.
    document.documentElement.dataset.palierPush = "listening";
    return current;
  };
  PushManager.prototype.subscribe = async () => {
    current ??= make();
    return current;
  };
}
