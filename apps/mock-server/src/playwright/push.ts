import type { PushInput, PushMessage } from "@palier/contract/control";
import type { BrowserContext, Page } from "@playwright/test";
import type { TestWorld } from "../testing/test-world.ts";
import { listening, playPushService } from "./push-service.ts";
import { deliverToWorker } from "./service-worker-door.ts";

const patience = 15_000;

/** Push messages into the browser under test (T06): real permission, real SDK, real service worker. Chromium only. */
export class Push {
  readonly #context: BrowserContext;
  readonly #world: TestWorld;
  readonly #tokens: ReadonlySet<string>;

  private constructor(context: BrowserContext, world: TestWorld, tokens: ReadonlySet<string>) {
    this.#context = context;
    this.#world = world;
    this.#tokens = tokens;
  }

  /** Lets the browser take notifications, and answers in the place of the services that it would register with. */
  static async ready(context: BrowserContext, world: TestWorld, origin: string): Promise<Push> {
    const tokens = await playPushService(context, world.name);
    await context.grantPermissions(["notifications"], { origin });
    return new Push(context, world, tokens);
  }

  /** Waits until a page of the app has registered this browser; gives its token. */
  async registered(): Promise<string> {
    const known = await this.#token();
    if (known !== undefined) return known;
    const route = "accountAdmin.updateFirebaseToken";
    const { last, entries } = await this.#world.journal({ route, wait: patience });
    const token = entries.length === 0 ? undefined : await this.#token();
    if (token !== undefined) return token;
    throw new Error(`no page of world ${this.#world.name} registered for push (${last} calls so far)`);
  }

  /**
   * Sends a message. It arrives in this browser if that one is among its receivers: as a message to the page while one is
   * seen, else as a notification. Waits for a page of the app that listens, or for the one that is given.
   */
  async deliver(input: PushInput, page?: Page): Promise<PushMessage> {
    const token = await this.registered();
    const listener = await this.#listening(page);
    const message = await this.#world.push(input);
    if (!message.tokens.includes(token)) return message;
    const { id, notification, data } = message;
    const payload = { from: "palier", fcmMessageId: `palier-${id}`, notification, data };
    await deliverToWorker(listener, payload);
    return message;
  }

  async #token(): Promise<string | undefined> {
    const { receivers } = await this.#world.outbox();
    return receivers.map(({ firebaseToken }) => firebaseToken).find((token) => this.#tokens.has(token));
  }

  async #listening(page: Page | undefined): Promise<Page> {
    const pages = page === undefined ? this.#context.pages() : [page];
    return Promise.any(pages.map((each) => listening(each, patience))).catch(() => {
      throw new Error("no page of the app is open that listens for push messages");
    });
  }
}
