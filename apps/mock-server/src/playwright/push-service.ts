import { randomBytes } from "node:crypto";
import type { BrowserContext, Request, Route } from "@playwright/test";
import { showInTurns, turns } from "./notification-turns.ts";
import { markListening } from "./push-listening.ts";
import {
  binding,
  type PlayedSubscription,
  type PushQuestions,
  stubPushManager,
} from "./push-manager-stub.ts";
import type { NotificationSetting, PushPermission } from "./push-permission.ts";

const hosts = /^https:\/\/(?:firebaseinstallations|fcmregistrations)\.googleapis\.com\//;

const open = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "GET, POST, PATCH, DELETE",
};

/**
 * Stubs push service, Google's messaging services, and the user at the prompt: registration takes its real
 * path offline.
 */
export class PushService {
  token: string | undefined;
  /** Former tokens. */
  readonly voided = new Set<string>();
  #subscription: PlayedSubscription | undefined;
  #registeredEndpoint: string | undefined;
  #subscriptions = 0;
  /** Ever had a token. */
  known = false;
  online = true;
  answer: PushPermission = "granted";
  /** Unique across browsers and worlds. */
  readonly #name = randomBytes(5).toString("hex");
  readonly #context: BrowserContext;
  #installations = 1;

  private constructor(context: BrowserContext) {
    this.#context = context;
  }

  static async in(context: BrowserContext, setting: NotificationSetting): Promise<PushService> {
    const service = new PushService(context);
    await context.exposeBinding(binding, (_, question: keyof PushQuestions, key: string) =>
      service.#answerPage(question, key, setting),
    );
    await context.addInitScript(stubPushManager, binding);
    await context.addInitScript(markListening);
    await context.addInitScript(showInTurns, turns);
    for (const page of context.pages()) {
      await page.evaluate(stubPushManager, binding);
      await page.evaluate(markListening);
      await page.evaluate(showInTurns, turns);
    }
    await context.route(hosts, (route) => service.#serve(route));
    return service;
  }

  /** On next load the SDK finds no installation and creates another. */
  async renew(): Promise<void> {
    this.#installations += 1;
    this.#void();
    await this.#context.addInitScript(forgetInstallation, this.#installations);
  }

  #void(): void {
    if (this.token !== undefined) this.voided.add(this.token);
    this.token = undefined;
  }

  /** As revoked permission or the vendor would. */
  endSubscription(): void {
    this.#subscription = undefined;
  }

  /** An ended subscription voids the token, as with Google. */
  arrives(): boolean {
    if (this.token === undefined) return false;
    const endpoint = this.#subscription?.endpoint;
    if (endpoint !== undefined && endpoint === this.#registeredEndpoint) return true;
    this.#void();
    return false;
  }

  async #answerPage(
    question: keyof PushQuestions,
    key: string,
    setting: NotificationSetting,
  ): Promise<PushQuestions[keyof PushQuestions]> {
    switch (question) {
      case "subscription":
        return this.#subscription ?? null;
      case "subscribe":
        if (!this.online) return null;
        this.#subscriptions += 1;
        this.#subscription ??= {
          endpoint: `https://push.palier.test/${this.#name}/${this.#subscriptions}`,
          key,
        };
        return this.#subscription;
      case "unsubscribe":
        this.#subscription = undefined;
        return null;
      case "permission":
        await setting.set(this.answer);
        return this.answer;
    }
  }

  async #serve(route: Route): Promise<void> {
    if (!this.online) await route.abort("connectionrefused");
    else await route.fulfill({ status: 200, headers: open, json: this.#answer(route) });
  }

  #answer(route: Route): object {
    const request = route.request();
    const method = request.method();
    const { hostname, pathname } = new URL(request.url());
    if (hostname.startsWith("fcmregistrations")) return this.#register(request, method, pathname);
    if (method !== "POST") return {};
    // The SDK sends its installation id only in the first call.
    const fid: unknown = request.postDataJSON()?.fid;
    const id = typeof fid === "string" ? fid : (/installations\/([^/]+)\//.exec(pathname)?.[1] ?? "");
    const authToken = { token: authOf + id, expiresIn: "604800s" };
    return pathname.endsWith("authTokens:generate")
      ? authToken
      : { fid: id, refreshToken: "played", authToken };
  }

  #register(request: Request, method: string, pathname: string): object {
    if (method === "DELETE" && pathname.endsWith(`/${this.token}`)) this.#void();
    if (method !== "POST") return {};
    const id = request.headers()["x-goog-firebase-installations-auth"]?.split(authOf)[1] ?? "";
    this.known = true;
    this.token = id;
    const endpoint: unknown = request.postDataJSON()?.web?.endpoint;
    this.#registeredEndpoint = typeof endpoint === "string" ? endpoint : undefined;
    this.voided.delete(id);
    return { name: `${pathname.replace(/^\/v1\//, "")}/${id}` };
  }
}

const authOf = "played-for-";

/** Runs in each page before its scripts. `installation` counts renewals. */
function forgetInstallation(installation: number): void {
  const key = "palier:played-installation";
  try {
    if (Number(localStorage.getItem(key) ?? 1) >= installation) return;
    localStorage.setItem(key, String(installation));
    indexedDB.deleteDatabase("firebase-installations-database");
  } catch {
    // A blank page has no storage.
  }
}
