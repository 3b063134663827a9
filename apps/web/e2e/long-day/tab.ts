import type { TestWorld } from "@palier/mock-server/playwright";
import type { Page, Request } from "@playwright/test";
import { expect } from "./patient.ts";

interface Lines {
  /** Calls of the API since the page was opened. */
  readonly calls: number;
  /** Open ones. */
  readonly sockets: number;
  /** Places of the realtime database listened to, over all open sockets. */
  readonly listens: number;
}

export interface Conversation {
  readonly id: number;
  readonly userName: string;
}

type Seat = Pick<Tab, "page" | "world" | "colleague" | "conversations">;

/** Ms that pass at once: half a call's time-out, so that none expires before its answer is awaited. */
const step = 15_000;

export class Tab {
  readonly page: Page;
  readonly world: TestWorld;
  /** Karim: Jeanne's reads of what is stored would keep her session alive. */
  readonly colleague: ReturnType<TestWorld["admin"]>;
  /** Open, each answered once. */
  readonly conversations: readonly Conversation[];
  readonly problems: string[] = [];
  #calls = 0;
  readonly #underWay = new Set<Request>();
  readonly #sockets = new Map<object, Set<string>>();

  constructor({ page, world, colleague, conversations }: Seat) {
    this.page = page;
    this.world = world;
    this.colleague = colleague;
    this.conversations = conversations;
    this.#watch();
  }

  get lines(): Lines {
    const places = [...this.#sockets.values()].map(({ size }) => size);
    return {
      calls: this.#calls,
      sockets: places.length,
      listens: places.reduce((sum, each) => sum + each, 0),
    };
  }

  async go(entry: string): Promise<void> {
    const link = this.page
      .getByRole("navigation")
      .first()
      .getByRole("link", { name: new RegExp(`^${entry}(?:\\s\\d|$)`) });
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(this.page.locator("main h1")).toBeVisible();
  }

  /** Lets time pass in page and world; what falls due in the page happens, and is answered. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= step) {
      const advanceMs = Math.min(left, step);
      await this.world.clock({ advanceMs });
      await this.page.clock.runFor(advanceMs);
      await this.quiet();
    }
  }

  async quiet(): Promise<void> {
    await expect.poll(() => this.#underWay.size, { intervals: [5, 20, 50] }).toBe(0);
  }

  /** Ms. */
  now(): Promise<number> {
    return this.page.evaluate(() => Date.now());
  }

  async stored(place: string) {
    const { text } = await this.colleague.get(`/api${place}`);
    const answer = JSON.parse(text ?? "null");
    return answer.record ?? answer;
  }

  #watch(): void {
    const end = (request: Request) => this.#underWay.delete(request);
    this.page
      .on("request", (request) => {
        if (!new URL(request.url()).pathname.startsWith("/api/")) return;
        this.#calls += 1;
        this.#underWay.add(request);
      })
      .on("requestfinished", end)
      .on("requestfailed", end)
      .on("pageerror", ({ message }) => this.problems.push(message))
      .on("websocket", (socket) => {
        const places = new Set<string>();
        this.#sockets.set(socket, places);
        socket.on("framesent", ({ payload }) => noteListen(places, String(payload)));
        socket.on("close", () => this.#sockets.delete(socket));
      });
  }
}

/** In the realtime protocol `q` begins to listen to a place, and `n` ends it. */
function noteListen(places: Set<string>, frame: string): void {
  const [, action, place] = /"a":"([qn])","b":\{"p":"([^"]+)"/.exec(frame) ?? [];
  if (place === undefined) return;
  if (action === "q") places.add(place);
  else places.delete(place);
}
