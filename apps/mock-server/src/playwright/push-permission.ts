import type { BrowserContext, CDPSession } from "@playwright/test";
import { withBrowserSession } from "./browser-session.ts";

/** `default`: a page may ask. */
export type PushPermission = "granted" | "denied" | "default";

export class NotificationSetting {
  readonly #context: BrowserContext;
  readonly #origin: string;
  /** Settings revert when their session ends. */
  #session: Promise<CDPSession> | undefined;

  constructor(context: BrowserContext, origin: string) {
    this.#context = context;
    this.#origin = origin;
  }

  /** Notifies open pages. */
  async set(permission: PushPermission): Promise<void> {
    this.#session ??= this.#open();
    const session = await this.#session;
    await session.send("Browser.setPermission", {
      origin: this.#origin,
      permission: { name: "notifications" },
      setting: permission === "default" ? "prompt" : permission,
      ...(await this.#where()),
    });
  }

  async #open(): Promise<CDPSession> {
    const browser = this.#context.browser();
    if (browser === null) throw new Error("the browser's settings are out of reach in a persistent context");
    const session = await browser.newBrowserCDPSession();
    this.#context.once("close", () => void session.detach().catch(() => undefined));
    return session;
  }

  /** Settings belong to a context. */
  #where(): Promise<{ readonly browserContextId?: string }> {
    return withBrowserSession(this.#context, async (session) => {
      const { browserContextId } = (await session.send("Target.getTargetInfo")).targetInfo;
      return browserContextId === undefined ? {} : { browserContextId };
    });
  }
}
