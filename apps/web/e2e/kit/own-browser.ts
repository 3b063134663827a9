import type { Browser, BrowserServer, BrowserType, LaunchOptions } from "@playwright/test";
import { test as base } from "./palier.ts";

/** Can be killed, or stopped like a closed laptop. */
class OwnBrowser {
  readonly browser: Browser;
  readonly #server: BrowserServer;
  /** A process group, so that all the browser's processes stop together. */
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

  /** Kills all processes: the started one may be a script around the browser. */
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
    // A stopped process (SIGSTOP) cannot handle a signal to end.
    try {
      this.goOn();
    } catch {
      // It was killed.
    }
    await this.#server.kill();
  }
}

interface OwnBrowserFixtures {
  /**
   * Name it after `realAdmin` in a test, so that it ends first: contexts of a stopped browser never close.
   */
  readonly ownBrowser: OwnBrowser;
  /** Merged into all launch options. */
  readonly ownBrowserOptions: LaunchOptions;
}

export const test = base.extend<OwnBrowserFixtures>({
  ownBrowserOptions: [{}, { option: true }],
  ownBrowser: async ({ playwright, launchOptions, ownBrowserOptions }, use) => {
    const own = await OwnBrowser.launch(playwright.chromium, { ...launchOptions, ...ownBrowserOptions });
    await use(own);
    await own.close();
  },
});
