import type { Browser, BrowserServer, BrowserType, LaunchOptions } from "@playwright/test";
import { test as base } from "./palier.ts";

/** A browser process of a test's own, for what happens to machines: it is killed, or sleeps with the lid shut. */
class OwnBrowser {
  readonly browser: Browser;
  readonly #server: BrowserServer;
  /** The browser leads a process group of its own: all its processes stop together. */
  readonly #group: number;

  private constructor(browser: Browser, server: BrowserServer) {
    this.browser = browser;
    this.#server = server;
    const { pid } = server.process();
    if (pid === undefined) throw new Error("the browser has no process");
    this.#group = -pid;
  }

  static async launch(kind: BrowserType, options: LaunchOptions): Promise<OwnBrowser> {
    const server = await kind.launchServer({ ...options, headless: true });
    return new OwnBrowser(await kind.connect(server.wsEndpoint()), server);
  }

  /** All of its processes: the one that was started may be a script around the browser. */
  kill(): void {
    process.kill(this.#group, "SIGKILL");
  }

  stop(): void {
    process.kill(this.#group, "SIGSTOP");
  }

  goOn(): void {
    process.kill(this.#group, "SIGCONT");
  }

  async close(): Promise<void> {
    // A stopped process (SIGSTOP) handles no signal to end.
    try {
      this.goOn();
    } catch {
      // It was killed.
    }
    await this.#server.kill();
  }
}

interface OwnBrowserFixtures {
  /** Named after `realAdmin` in a test, for then it ends first: a context of a browser that sleeps would never close. */
  readonly ownBrowser: OwnBrowser;
  /** Added to the options that all browsers are launched with. */
  readonly ownBrowserOptions: LaunchOptions;
}

/** Tests with a browser process of their own. */
export const test = base.extend<OwnBrowserFixtures>({
  ownBrowserOptions: [{}, { option: true }],
  ownBrowser: async ({ playwright, launchOptions, ownBrowserOptions }, use) => {
    const own = await OwnBrowser.launch(playwright.chromium, { ...launchOptions, ...ownBrowserOptions });
    await use(own);
    await own.close();
  },
});
