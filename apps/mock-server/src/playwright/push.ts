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
 * Push messages into the browser under test (T06): real permission, real SDK, real service worker. Only the services on
 * the way, and the person whom the browser asks, are played. Chromium only.
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

  /** Lets the browser take notifications, and answers in the place of the services that it would register with. */
  static async ready(context: BrowserContext, world: TestWorld, origin: string): Promise<Push> {
    const setting = new NotificationSetting(context, origin);
    const service = await PushService.in(context, setting);
    await setting.set("granted");
    return new Push(context, world, origin, setting, service);
  }

  /** Waits until a page of the app has registered this browser with the server; gives its token. */
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
   * Sends a message. It arrives in this browser if that one is among its receivers: as a message to one page while one is
   * seen, else, with no page open or all of them {@link hide hidden}, as a notification. Waits for the first registration,
   * and for a page that listens to its worker. The server gets to know which tokens of this browser are void, and forgets
   * them.
   */
  async deliver(input: PushInput): Promise<PushMessage> {
    // The browser may have its token already while the server has yet to hear of it; one that has none any more waits not.
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

  /** The notifications that stand on the screen, oldest first: `await expect.poll(() => push.shown()).toEqual([…])`. */
  async shown(): Promise<readonly ShownNotification[]> {
    return shownIn(await workerOf(this.#context, this.#origin));
  }

  /**
   * Clicks the notification with this title, or the first one, once it stands there. Gives the window that this opened;
   * undefined when none was, because a page that is open already was asked to show it.
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
   * What the browser lets the app do; `granted` until this is called. With `default` nothing is decided yet, and
   * `whenAsked` is what the person says as soon as a page asks (`default`: closes the question). What is not granted has
   * no subscription any more.
   */
  async permission(permission: PushPermission, whenAsked: PushPermission = "granted"): Promise<void> {
    this.#service.answer = whenAsked;
    if (permission !== "granted") this.#service.endSubscription();
    await this.#setting.set(permission);
  }

  /**
   * The browser's maker ends this browser's subscription. `notified`: the worker hears of it (`pushsubscriptionchange`), as
   * newer browsers do; else only who asks finds out.
   */
  async endSubscription({ notified }: { readonly notified: boolean }): Promise<void> {
    this.#service.endSubscription();
    if (notified) await tellWorker(await workerOf(this.#context, this.#origin));
  }

  /** False: neither the browser's maker nor Google can be reached to register, until it is true again. */
  service(online: boolean): void {
    this.#service.online = online;
  }

  /**
   * The browser is another installation from now on, as after its data were cleared: messages to the old token are lost.
   * The app gets a new one when a page of it starts again; then {@link registered} waits for that.
   */
  renewToken(): Promise<void> {
    return this.#service.renew();
  }

  /** The app's open pages. */
  #pages(): readonly Page[] {
    return this.#context.pages().filter((page) => page.url().startsWith(`${this.#origin}/`));
  }

  /** Nobody listens where no page is seen: then the message is the worker's. */
  async #listening(): Promise<void> {
    const seen = this.#pages().filter((page) => !isAway(page));
    if (seen.length === 0 || this.#service.token === undefined) return;
    await Promise.any(seen.map((page) => listening(page, patience))).catch(() => {
      throw new Error("no page of the app is open that listens for push messages");
    });
  }

  /** Each time anew: a worker that was at rest has forgotten. */
  async #prepareWorker(): Promise<void> {
    const worker = await workerOf(this.#context, this.#origin);
    await worker.evaluate(showInTurns, turns);
  }
}
