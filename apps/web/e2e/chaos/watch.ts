/**
 * Invariants under any fault: no uncaught error, console message, storm of requests or blank page; only
 * French text.
 */
import type { Page, Request } from "@playwright/test";
import { shownScreen } from "./shown-screen.ts";

/** Requests per second that a page may send by itself, besides one per press. */
const most = { same: 10, all: 60 };

/** About failed requests: the app can neither write nor suppress them. */
const ofBrowser =
  /^Failed to load resource|net::ERR_|^WebSocket connection to|^An unknown error occurred when fetching the script/;

/** They only read, or no press sends them. */
const silent = /\/(?:preview|info-block|update-firebase-token|release-firebase-token|read)$/;

/** No admin should read it. */
const raw =
  /\bundefined\b|\bNaN\b|\[object |\w+Error\b|Failed to fetch|Unexpected token|Internal Server|Bad Gateway/;

interface Sent {
  readonly address: string;
  readonly at: number;
}

export class PageWatch {
  readonly #page: Page;
  readonly #now: () => number;
  readonly #sent: Sent[] = [];
  /** They may be faster than a user's, as failures may be known at once. */
  readonly #presses: number[] = [];
  readonly #thrown: string[] = [];
  readonly #quiet = new Set<() => void>();
  #underWay = 0;
  #failedPosts = 0;

  /** @param now ms; with a clock that stands still, all requests count as of one second */
  constructor(page: Page, now = () => performance.now()) {
    this.#page = page;
    this.#now = now;
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

  /** Waits until no API call is pending, at most `most` ms. */
  async quiet(most: number): Promise<void> {
    if (this.#underWay === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, most);
    this.#quiet.add(resolve);
    await promise;
    this.#quiet.delete(resolve);
    clearTimeout(timer);
  }

  /** Includes those answered with a server error. */
  get failedPosts(): number {
    return this.#failedPosts;
  }

  /** Call after a press, which may cause a request. */
  pressed(): void {
    this.#presses.push(this.#now());
  }

  /** @throws Error naming the broken invariant */
  async inspect(): Promise<void> {
    if (this.#thrown.length > 0) throw new Error(this.#thrown.splice(0).join("\n"));
    this.#refuseStorm();
    const { text, isEmpty, twice } = await shownScreen(this.#page);
    if (isEmpty && !isBrowsersOwn(this.#page)) throw new Error(`a white page: ${this.#page.url()} ${text}`);
    if (twice !== undefined) throw new Error(`a message that is shown twice: ${twice}`);
    const found = raw.exec(text);
    if (found !== null) throw new Error(`not for an admin's eyes: ${around(text, found.index)}`);
  }

  #begin(request: Request): void {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/")) return;
    this.#underWay += 1;
    this.#sent.push({ address: `${request.method()} ${pathname}`, at: this.#now() });
  }

  #end(request: Request, isFailed: boolean): void {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/")) return;
    this.#underWay = Math.max(0, this.#underWay - 1);
    if (this.#underWay === 0) for (const tell of this.#quiet) tell();
    if (isFailed && request.method() === "POST" && !silent.test(pathname)) this.#failedPosts += 1;
  }

  #refuseStorm(): void {
    for (const [at, first] of this.#sent.entries()) {
      const second = this.#sent.slice(at).filter((each) => each.at < first.at + 1_000);
      const pressed = this.#presses.filter((at) => at > first.at - 1_000 && at < first.at + 1_000).length;
      const same = second.filter(({ address }) => address === first.address).length - pressed;
      if (same > most.same) throw new Error(`${same} × ${first.address} within a second`);
      if (second.length > most.all) throw new Error(`${second.length} requests within a second`);
    }
    // What is left may be the start of a storm.
    const old = this.#sent.findIndex(({ at }) => at > this.#now() - 1_000);
    this.#sent.splice(0, old < 0 ? this.#sent.length : old);
  }
}

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 60), at + 80);

/** The browser's own page, after a reload without a network. */
export const isBrowsersOwn = (page: Page): boolean => page.url().startsWith("chrome-error:");
