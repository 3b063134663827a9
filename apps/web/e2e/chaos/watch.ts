/** What must hold whatever fails: nothing thrown, nothing logged, no storm of requests, no white page, French on it. */
import type { Page, Request } from "@playwright/test";

/** How many requests a second the page may send by itself, beside one for each press: to one address, and to all of the API. */
const most = { same: 10, all: 60 };

/** The browser's own lines about answers that failed: the app can neither write nor keep them. */
const ofBrowser = /^Failed to load resource|net::ERR_|^WebSocket connection to/;

/** What no admin should read. */
const raw =
  /\bundefined\b|\bNaN\b|\[object |\w+Error\b|Failed to fetch|Unexpected token|Internal Server|Bad Gateway/;

interface Sent {
  readonly address: string;
  readonly at: number;
}

export class PageWatch {
  readonly #page: Page;
  readonly #sent: Sent[] = [];
  /** When the player pressed something: quicker than a person where a failure is known at once. */
  readonly #presses: number[] = [];
  readonly #thrown: string[] = [];
  #underWay = 0;
  #failedPosts = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on("pageerror", (error) =>
      this.#thrown.push(`thrown: ${error.name} ${error.message} ${error.stack ?? ""}`),
    );
    page.on("console", (line) => {
      if (line.type() === "error" && !ofBrowser.test(line.text()))
        this.#thrown.push(`logged: ${line.text()}`);
    });
    page.on("request", (request) => this.#begin(request));
    page.on("requestfinished", async (request) => {
      const answer = await request.response().catch(() => null);
      this.#end(request, (answer?.status() ?? 0) >= 500);
    });
    page.on("requestfailed", (request) =>
      this.#end(request, request.failure()?.errorText !== "net::ERR_ABORTED"),
    );
  }

  /** Calls of the API that wait for their answers. */
  get underWay(): number {
    return this.#underWay;
  }

  /** POSTs that got no answer, or one of a server in trouble. */
  get failedPosts(): number {
    return this.#failedPosts;
  }

  /** The player pressed something, for which a request may go out. */
  pressed(): void {
    this.#presses.push(performance.now());
  }

  /** Throws an Error that says which of the invariants does not hold now. */
  async inspect(): Promise<void> {
    if (this.#thrown.length > 0) throw new Error(this.#thrown.splice(0).join("\n"));
    this.#refuseStorm();
    const text = await shownText(this.#page);
    if (text.trim() === "" && !isBrowsersOwn(this.#page)) throw new Error("a white page");
    const found = raw.exec(text);
    if (found !== null) throw new Error(`not for an admin's eyes: ${around(text, found.index)}`);
  }

  #begin(request: Request): void {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/")) return;
    this.#underWay += 1;
    this.#sent.push({ address: `${request.method()} ${pathname}`, at: performance.now() });
  }

  #end(request: Request, isFailed: boolean): void {
    if (!new URL(request.url()).pathname.startsWith("/api/")) return;
    this.#underWay = Math.max(0, this.#underWay - 1);
    if (isFailed && request.method() === "POST") this.#failedPosts += 1;
  }

  #refuseStorm(): void {
    for (const [at, first] of this.#sent.entries()) {
      const second = this.#sent.slice(at).filter((each) => each.at < first.at + 1_000);
      const pressed = this.#presses.filter((at) => at > first.at - 1_000 && at < first.at + 1_000).length;
      const same = second.filter(({ address }) => address === first.address).length - pressed;
      if (same > most.same) throw new Error(`${same} × ${first.address} within a second`);
      if (second.length > most.all) throw new Error(`${second.length} requests within a second`);
    }
    // What is left may be the begin of a storm.
    const old = this.#sent.findIndex(({ at }) => at > performance.now() - 1_000);
    this.#sent.splice(0, old < 0 ? this.#sent.length : old);
  }
}

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 60), at + 80);

/** The browser's own page for an address that it could not reach: a reload without a network leads there. */
export const isBrowsersOwn = (page: Page): boolean => page.url().startsWith("chrome-error:");

/** What is on the screen; a page that just begins counts when it has begun. */
export async function shownText(page: Page): Promise<string> {
  await page.waitForLoadState("domcontentloaded").catch(() => undefined);
  // What is hidden is no part of it.
  const shown = () =>
    page
      .locator("body")
      .ariaSnapshot()
      .catch(() => "");
  for (const began = performance.now(); performance.now() - began < 3_000; ) {
    const text = await shown();
    if (text.trim() !== "") return text;
    await page.waitForEvent("response", { timeout: 100 }).catch(() => undefined);
  }
  return shown();
}
