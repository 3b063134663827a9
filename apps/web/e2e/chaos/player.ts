/** Plays one act as a user: presses what the screen offers, signs in again, checks the invariants. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Push, TestWorld } from "@palier/mock-server/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { jeanne, signIn } from "../kit/palier.ts";
import { newFailures } from "./failure-words.ts";
import type { Faults } from "./faults.ts";
import { offered, pressOne } from "./press.ts";
import type { Draws } from "./random.ts";
import { shownScreen } from "./shown-screen.ts";
import { isBrowsersOwn, type PageWatch } from "./watch.ts";

/** Ms that faults may last within one wait, and ms that the act may take after them. */
export interface Patience {
  readonly withFaults: number;
  readonly without: number;
}

/** Ms between two presses: no hand is faster for long. */
const handPause = 250;

const usual: Patience = { withFaults: 5_000, without: 30_000 };

interface Typed {
  readonly field: Locator;
  readonly text: string;
  readonly isStored: () => Promise<boolean>;
}

interface Goal {
  readonly what: string;
  readonly done: () => Promise<boolean>;
  /** The act's own controls, most advanced first. */
  readonly ways?: readonly Locator[];
  /** `opening` is pressed only if no window was open at the look before. */
  readonly within?: { readonly window: Locator; readonly opening: readonly Locator[] };
}

interface Surroundings {
  readonly page: Page;
  readonly world: TestWorld;
  readonly draws: Draws;
  readonly faults: Faults;
  readonly watch: PageWatch;
  /** For acts that need notifications. */
  readonly push?: Push | undefined;
  readonly patience?: Patience;
}

/** Undefined where it is gone. */
const shownIn = (field: Locator): Promise<string | undefined> =>
  field.inputValue({ timeout: 1_000 }).catch(() => undefined);

const yes = () => true;
const no = () => false;

export class Player {
  readonly page: Page;
  readonly world: TestWorld;
  readonly draws: Draws;
  readonly #faults: Faults;
  readonly #watch: PageWatch;
  readonly #push: Push | undefined;
  readonly #patience: Patience;
  /** Reads what is stored, without the browser. */
  readonly #reader: ReturnType<TestWorld["admin"]>;
  #typed: Typed[] = [];
  #words = 0;
  #presses = 0;
  #pressedAt = Number.NEGATIVE_INFINITY;
  #place = "/admin/";

  constructor({ page, world, draws, faults, watch, push, patience = usual }: Surroundings) {
    this.page = page;
    this.world = world;
    this.draws = draws;
    this.#faults = faults;
    this.#watch = watch;
    this.#push = push;
    this.#patience = patience;
    this.#reader = world.admin(jeanne.email);
  }

  /** @throws Error in a browser without notifications */
  get push(): Push {
    if (this.#push === undefined) throw new Error("this browser shows no notifications");
    return this.#push;
  }

  /** Undefined if the record is gone. */
  async read(path: string) {
    const { status, text } = await this.#reader.get(`/api${path}`);
    if (status !== 404) return JSON.parse(text ?? "null");
    // A missing record is fine, an unknown address is not.
    if (!/\/\d+$/.test(path)) throw new Error(`no such address: ${path}`);
    return undefined;
  }

  /** Waits until `shown` is visible. */
  async open(place: string, shown: Locator): Promise<void> {
    await this.#faults.beforePress();
    await this.#goTo(place);
    await this.until({
      what: `${place} opens`,
      done: async () => (await shown.count()) > 0 && (await shown.first().isVisible()),
    });
  }

  /**
   * The text must stay until the server has it. `ways` lead back to a field that disappeared or was locked;
   * `meanwhile` is what others do until then.
   */
  async type(
    field: Locator,
    text: string,
    isStored: () => Promise<boolean>,
    ways: readonly Locator[] = [],
    meanwhile: () => Promise<unknown> = async () => undefined,
  ): Promise<void> {
    await this.#faults.beforePress();
    const type = async () => {
      await meanwhile();
      if (!(await field.fill(text, { timeout: 1_000 }).then(yes, no))) return false;
      // A field that was locked or left at that moment takes nothing, as under a hand; an open one keeps it.
      return (await shownIn(field)) === text || (await field.isEditable({ timeout: 1_000 }).catch(no));
    };
    await this.until({ what: `« ${text} » is typed`, done: type, ways });
    this.#typed.push({ field, text, isStored });
  }

  /** For what no control does, such as pressing a notification; false if impossible. */
  async act(action: () => Promise<unknown>): Promise<boolean> {
    await this.#faults.beforePress();
    const isDone = await action().then(yes, no);
    this.#watch.pressed();
    return isDone;
  }

  word(): string {
    this.#words += 1;
    return `chaos ${this.#words}-${this.draws.int(1000, 9999)}`;
  }

  /** Until the page has left the signed-in app. */
  async leave(isOut: () => Promise<boolean>, ways: readonly Locator[]): Promise<void> {
    const began = performance.now();
    await expect(async () => {
      await this.#watch.inspect();
      if (await isOut()) return;
      if (performance.now() - began > this.#patience.withFaults) await this.#faults.calm();
      await this.#press(ways);
      await this.#settle();
      expect(await isOut()).toBe(true);
    }).toPass({ timeout: 30_000 });
  }

  /** Call after an act: its typed text may go. */
  forget(): void {
    this.#typed = [];
  }

  /**
   * Presses what leads on until the goal is reached. After a while the faults end; from then on a screen
   * without a way on fails, as do lost text and unreported failures.
   */
  async until({ what, done, ways = [], within }: Goal): Promise<void> {
    const began = performance.now();
    let calmAt: number | undefined;
    for (;;) {
      await this.#settle();
      await this.#watch.inspect();
      await this.#refuseLoss();
      // A window that closes meanwhile has sent its form.
      const isOpen = within === undefined || (await within.window.count()) > 0;
      if (!(await this.#isAtSignIn()) && (await done())) return;
      if (calmAt === undefined && performance.now() - began > this.#patience.withFaults) {
        await this.#faults.calm();
        calmAt = performance.now();
      }
      if (calmAt !== undefined && performance.now() - calmAt > this.#patience.without)
        throw new Error(`no way on: ${what}; the screen says: ${await this.#shownText()}`);
      // Before the count below: what fails meanwhile is not this press's.
      const isSaid = await newFailures(this.page);
      const failed = this.#watch.failedPosts;
      await this.#press(isOpen ? ways : [...ways, ...within.opening]);
      await this.#settle();
      if (this.#watch.failedPosts > failed)
        await this.#expectSaid(what, async () => (await isSaid()) || (await done()));
    }
  }

  async #press(ways: readonly Locator[]): Promise<void> {
    await this.#faults.beforePress();
    if (isBrowsersOwn(this.page)) {
      await this.#goTo(this.#place);
      return;
    }
    if (await this.#isAtSignIn()) {
      await this.#signIn();
      return;
    }
    // A notice about a missing part offers its button as long as that part is missing.
    this.#presses += 1;
    const general = await offered(this.page);
    const order = this.#presses % 2 === 0 ? [...ways, ...general] : [...general, ...ways];
    await this.#pressOrWait(order);
  }

  /** With nothing to press, an answer is pending, or the browser reconnects. */
  async #pressOrWait(ways: readonly Locator[]): Promise<void> {
    // A pace, no wait for something: where each press fails at once, a program presses ten times a second.
    await sleep(Math.max(0, this.#pressedAt + handPause - performance.now()));
    if (await pressOne(ways)) {
      this.#pressedAt = performance.now();
      this.#watch.pressed();
    } else await this.page.waitForEvent("response", { timeout: 250 }).catch(() => undefined);
  }

  #isAtSignIn = async (): Promise<boolean> => /\/admin\/login/.test(this.page.url());

  async #signIn(): Promise<void> {
    const field = this.page.getByRole("textbox", { name: "E-mail" });
    if (!(await field.isVisible())) {
      await this.#pressOrWait(await offered(this.page));
      return;
    }
    await signIn(this.page).catch(() => undefined);
    await this.page
      .waitForURL((url) => !url.pathname.endsWith("/login"), { timeout: 3_000 })
      .catch(() => undefined);
  }

  /** Retries without a network. */
  async #goTo(place: string): Promise<void> {
    this.#place = place;
    await expect(async () => {
      const wentTo = await this.page.goto(place, { waitUntil: "commit" }).then(yes, no);
      if (!wentTo) await this.#faults.calm();
      expect(wentTo).toBe(true);
    }).toPass({ timeout: 20_000 });
  }

  /** Waits at most 1.5 s. */
  async #settle(): Promise<void> {
    await this.#watch.quiet(1_500);
  }

  async #refuseLoss(): Promise<void> {
    for (const { field, text, isStored } of this.#typed) {
      const isKept = async () => {
        if ((await field.count()) !== 1 || !(await field.isVisible())) return true;
        return ((await shownIn(field)) ?? text) === text || (await isStored());
      };
      await expect.poll(isKept, { timeout: 4_000, message: `lost input: ${text}` }).toBe(true);
    }
  }

  /** A failed request needs a new notice, unless it turns out to be done. */
  async #expectSaid(what: string, isSaid: () => Promise<boolean>): Promise<void> {
    const isKnown = async () => (await this.#isAtSignIn()) || (await isSaid());
    await expect
      .poll(isKnown, { timeout: 5_000, message: `a failure that nothing says: ${what}` })
      .toBe(true);
  }

  async #shownText(): Promise<string> {
    const { text } = await shownScreen(this.page);
    return `${this.page.url()} ${text.replaceAll(/\s+/g, " ").slice(-700)}`;
  }
}
