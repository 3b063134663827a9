import type { PushInput, PushMessage } from "@palier/contract/control";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { TestWorld } from "../in-process/test-world.ts";
import { showInTurns, turns } from "./notification-turns.ts";
import { isAway } from "./page-state.ts";
import { listening } from "./push-listening.ts";
import { NotificationSetting, type PushPermission } from "./push-permission.ts";
import { PushService } from "./push-service.ts";
import { deliverToWorker, workerOf } from "./service-worker-door.ts";
import { clickIn, type ShownNotification, shownIn, tellWorker } from "./worker-notifications.ts";

const patience = 15_000;

/**
 * Push messages to the browser (T06): real permission, SDK and service worker; external services and the user
 * are stubbed. Chromium only.
 */
export class Push {
  readonly #context: BrowserContext;
  readonly #world: TestWorld;
  readonly #origin: string;
  readonly #setting: NotificationSetting;
  readonly #service: PushService;
  #wasRegistered = false;

  private constructor(
    context: BrowserContext,
    world: TestWorld,
    origin: string,
    setting: NotificationSetting,
    service: PushService,
  ) {
    this.#context = context;
    this.#world = world;
    this.#origin = origin;
    this.#setting = setting;
    this.#service = service;
  }

  /** Grants notifications. */
  static async ready(context: BrowserContext, world: TestWorld, origin: string): Promise<Push> {
    const setting = new NotificationSetting(context, origin);
    const service = await PushService.in(context, setting);
    await setting.set("granted");
    return new Push(context, world, origin, setting, service);
  }

  /** Waits for registration; returns the token. */
  async registered(): Promise<string> {
    const end = performance.now() + patience;
    let since = 0;
    for (;;) {
      const { receivers } = await this.#world.outbox();
      const { token } = this.#service;
      if (token !== undefined && receivers.some(({ firebaseToken }) => firebaseToken === token)) {
        this.#wasRegistered = true;
        return token;
      }
      const wait = Math.floor(end - performance.now());
      if (wait <= 0) break;
      const route = "accountAdmin.updateFirebaseToken";
      since = (await this.#world.journal({ route, since, wait })).last;
    }
    throw new Error(`no page of world ${this.#world.name} registered for push (${since} calls so far)`);
  }

  /**
   * If this browser is a receiver, the message arrives in a visible page, or as a notification when all pages
   * are closed or {@link hide hidden}. Waits for registration and a listening page. Reports void tokens.
   *
   * @example await push.deliver({ notification: { title: "Nouvelle commande", body: "C-2026-0184" } });
   */
  async deliver(input: PushInput): Promise<PushMessage> {
    // The server may not yet have the token.
    const isUnderWay = this.#service.token !== undefined || !this.#service.known;
    if (!this.#wasRegistered && isUnderWay) await this.registered();
    await this.#listening();
    const arrives = this.#service.arrives();
    const message = await this.#world.push({ ...input, unregistered: [...this.#service.voided] });
    const { token } = this.#service;
    if (!arrives || token === undefined || !message.tokens.includes(token)) return message;
    const { id, notification, data, link } = message;
    const fcmOptions = link === undefined ? undefined : { link };
    const payload = { from: "palier", fcmMessageId: `palier-${id}`, notification, data, fcmOptions };
    await this.#prepareWorker();
    await deliverToWorker(this.#context, this.#origin, payload);
    return message;
  }

  /**
   * Oldest first.
   *
   * @example await expect.poll(() => push.shown()).toEqual([{ title: "Nouvelle commande", body: "" }]);
   */
  async shown(): Promise<readonly ShownNotification[]> {
    return shownIn(await workerOf(this.#context, this.#origin));
  }

  /**
   * Clicks the notification with this title, or the first. Returns the window it opened; undefined if an open
   * page shows it.
   */
  async click(title?: string): Promise<Page | undefined> {
    const stands = async () =>
      (await this.shown()).some((each) => title === undefined || each.title === title);
    await expect.poll(stands, { message: `a notification${title ? ` "${title}"` : ""} to click` }).toBe(true);
    const addresses = await clickIn(await workerOf(this.#context, this.#origin), title);
    let opened: Page | undefined;
    for (const address of addresses ?? []) {
      opened = await this.#context.newPage();
      await opened.goto(address);
    }
    return opened;
  }

  /**
   * Initially `granted`; other values end the subscription. With `default`, `whenAsked` answers a prompt
   * (`default` dismisses it).
   */
  async permission(permission: PushPermission, whenAsked: PushPermission = "granted"): Promise<void> {
    this.#service.answer = whenAsked;
    if (permission !== "granted") this.#service.endSubscription();
    await this.#setting.set(permission);
  }

  /** As the vendor would. With `notified` the worker gets `pushsubscriptionchange`, as in newer browsers. */
  async endSubscription({ notified }: { readonly notified: boolean }): Promise<void> {
    this.#service.endSubscription();
    if (notified) await tellWorker(await workerOf(this.#context, this.#origin));
  }

  service(online: boolean): void {
    this.#service.online = online;
  }

  /**
   * As after clearing data; messages to the old token are lost. The app gets a token at its next page load:
   * wait for {@link registered}.
   */
  renewToken(): Promise<void> {
    return this.#service.renew();
  }

  #pages(): readonly Page[] {
    return this.#context.pages().filter((page) => page.url().startsWith(`${this.#origin}/`));
  }

  /** Otherwise the worker handles the message. */
  async #listening(): Promise<void> {
    const seen = this.#pages().filter((page) => !isAway(page));
    if (seen.length === 0 || this.#service.token === undefined) return;
    await Promise.any(seen.map((page) => listening(page, patience))).catch(() => {
      throw new Error("no page of the app is open that listens for push messages");
    });
  }

  /** A restarted worker has lost it. */
  async #prepareWorker(): Promise<void> {
    const worker = await workerOf(this.#context, this.#origin);
    await worker.evaluate(showInTurns, turns);
  }
}
