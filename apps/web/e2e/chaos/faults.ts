/** An act's faults: drawn from the seed, active until calmed. */
import type { Network, TestWorld } from "@palier/mock-server/playwright";
import type { Page, Route } from "@playwright/test";
import { fillStorage, jumpClock } from "./browser-faults.ts";
import type { Draws } from "./random.ts";

/** Only the screens' requests carry it: the test's own reads meet no fault. */
const fromScreen = { "x-from-screen": "yes" };

const answers = {
  delay: { delayMs: 100, jitterMs: 900, chance: 0.5 },
  "server error": { status: 500, chance: 0.3 },
  "gateway error": { status: 503, chance: 0.3 },
  "too many requests": { status: 429, chance: 0.2 },
  "lost answer": { method: "POST", status: 504, afterwards: true, chance: 0.5 },
  "cut request": { cut: true, chance: 0.25 },
  "cut answer": { method: "POST", cut: true, afterwards: true, chance: 0.5 },
  "malformed JSON": { malformed: true, chance: 0.25 },
} as const;

/** They strike at a drawn press. */
const moments = ["session ended", "offline", "realtime cut", "clock jump", "storage full"] as const;

type AnswerFault = keyof typeof answers;
type Moment = (typeof moments)[number];
type FaultKind = AnswerFault | Moment | "script";

const scripts = /\/assets\/.*\.js$/;
const hour = 3_600_000;
const isAnswerFault = (kind: string): kind is AnswerFault => Object.hasOwn(answers, kind);

interface Surroundings {
  readonly page: Page;
  readonly world: TestWorld;
  readonly network: Network;
  readonly draws: Draws;
  readonly scriptDraws: Draws;
}

export class Faults {
  readonly #in: Surroundings;
  readonly #counts: Partial<Record<FaultKind, number>> = {};
  #kinds: readonly FaultKind[] = [];
  #pending: { moment: Moment; press: number }[] = [];
  #presses = 0;
  #blocksScripts = false;
  /** Hours. */
  #jump = 2;

  constructor(surroundings: Surroundings) {
    this.#in = surroundings;
  }

  /** By kind. */
  get counts(): Readonly<Partial<Record<FaultKind, number>>> {
    return this.#counts;
  }

  get kinds(): readonly FaultKind[] {
    return this.#kinds;
  }

  async prepare(): Promise<void> {
    await this.#in.page.setExtraHTTPHeaders(fromScreen);
  }

  // The number of scripts depends on the page's cache, so they have their own draws.
  readonly #loseSome = async (route: Route): Promise<void> => {
    if (!this.#blocksScripts || !this.#in.scriptDraws.chance(0.3)) return route.fallback();
    this.#count("script");
    return route.abort("connectionreset");
  };

  /** Draws two to four kinds; those of answers and scripts start at once. */
  async begin(): Promise<void> {
    const { draws, world } = this.#in;
    const all: readonly FaultKind[] = [...moments, "script", ...Object.keys(answers).filter(isAnswerFault)];
    this.#kinds = draws.shuffled(all).slice(0, draws.int(2, 4));
    this.#presses = 0;
    this.#pending = moments
      .filter((moment) => this.#kinds.includes(moment))
      .map((moment) => ({ moment, press: draws.int(0, 3) }));
    this.#jump = draws.one([-26, -2, 2, 26]);
    this.#blocksScripts = this.#kinds.includes("script");
    // Interception disables the cache, and each page compiles scripts anew.
    if (this.#blocksScripts) await this.#in.page.route(scripts, this.#loseSome);
    for (const label of this.#kinds.filter(isAnswerFault)) {
      const seed = String(draws.int(1, 1e9));
      await world.fault({
        ...answers[label],
        label,
        seed,
        path: "/admin/**",
        match: { headers: fromScreen },
      });
    }
  }

  /** Triggers the faults drawn for this press. */
  async beforePress(): Promise<void> {
    const due = this.#pending.filter(({ press }) => press <= this.#presses);
    this.#pending = this.#pending.filter((each) => !due.includes(each));
    this.#presses += 1;
    for (const { moment } of due) {
      await this.#strike(moment);
      this.#count(moment);
    }
  }

  async calm(): Promise<void> {
    const { page, world, network } = this.#in;
    for (const { label, hits } of await world.faults()) {
      if (label !== undefined && isAnswerFault(label)) this.#count(label, hits);
    }
    await world.clearFaults();
    if (this.#kinds.includes("script")) await page.unroute(scripts, this.#loseSome);
    this.#blocksScripts = false;
    this.#pending = [];
    if (this.#kinds.includes("offline")) await network.online();
    if (this.#kinds.includes("realtime cut")) await network.realtime(true);
    if (this.#kinds.includes("clock jump")) await jumpClock(page, 0);
    if (this.#kinds.includes("storage full")) await fillStorage(page, false);
    this.#kinds = [];
  }

  async #strike(moment: Moment): Promise<void> {
    const { page, network } = this.#in;
    if (moment === "session ended") await page.context().clearCookies({ name: /session/ });
    if (moment === "offline") await network.offline();
    if (moment === "realtime cut") {
      await network.realtime(false);
      await network.dropSockets();
    }
    if (moment === "clock jump") await jumpClock(page, this.#jump * hour);
    if (moment === "storage full") await fillStorage(page, true);
  }

  #count(kind: FaultKind, by = 1): void {
    if (by > 0) this.#counts[kind] = (this.#counts[kind] ?? 0) + by;
  }
}
