import { randomBytes } from "node:crypto";
import type { BrowserContext, Route } from "@playwright/test";
import { showInTurns, turns } from "./notification-turns.ts";
import { binding, stubPushManager } from "./push-manager-stub.ts";
import type { NotificationSetting, PushPermission } from "./push-permission.ts";

const hosts = /^https:\/\/(?:firebaseinstallations|fcmregistrations)\.googleapis\.com\//;

const open = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "GET, POST, PATCH, DELETE",
};

/**
 * Plays the browser maker's push service, the two Google services that the messaging SDK registers with, and the person
 * whom the browser asks: registration goes its real way without leaving this machine.
 */
export class PushService {
  /** The token of this browser now; undefined before it has one, and once that one is void. */
  token: string | undefined;
  /** True once this browser had a token. */
  known = false;
  online = true;
  /** What the person says when a page asks. */
  answer: PushPermission = "granted";
  /** No other browser of any world has it. */
  readonly #name = randomBytes(5).toString("hex");
  #subscriptions = 1;
  #tokens = 0;

  /** Stands in for them in all pages of the context. */
  static async in(context: BrowserContext, setting: NotificationSetting): Promise<PushService> {
    const service = new PushService();
    await context.exposeBinding(binding, async (_, question: "endpoint" | "permission") => {
      if (question === "endpoint") return service.#endpoint();
      await setting.set(service.answer);
      return service.answer;
    });
    await context.addInitScript(stubPushManager, binding);
    await context.addInitScript(showInTurns, turns);
    for (const page of context.pages()) {
      await page.evaluate(stubPushManager, binding);
      await page.evaluate(showInTurns, turns);
    }
    await context.route(hosts, (route) => service.#serve(route));
    return service;
  }

  /** The browser's subscription is another from now on, and the old token void. */
  renew(): void {
    this.#subscriptions += 1;
    this.token = undefined;
  }

  #endpoint(): string | null {
    return this.online ? `https://push.palier.test/${this.#name}-${this.#subscriptions}` : null;
  }

  async #serve(route: Route): Promise<void> {
    if (!this.online) await route.abort("connectionrefused");
    else await route.fulfill({ status: 200, headers: open, json: this.#answer(route) });
  }

  #answer(route: Route): object {
    const request = route.request();
    const method = request.method();
    const { hostname, pathname } = new URL(request.url());
    const registrations = hostname.startsWith("fcmregistrations");
    if (registrations && method === "DELETE") this.token = undefined;
    if (method !== "POST" && method !== "PATCH") return {};
    if (registrations) return { token: this.#issue() };
    const authToken = { token: "played", expiresIn: "604800s" };
    if (pathname.endsWith("authTokens:generate")) return authToken;
    // A fid of the SDK's own shape: 22 letters of base64url that begin with c to f.
    return { fid: "cPalierPlayedBrowser00", refreshToken: "played", authToken };
  }

  #issue(): string {
    this.#tokens += 1;
    this.known = true;
    this.token = `palier-push-${this.#name}-${this.#tokens}`;
    return this.token;
  }
}
