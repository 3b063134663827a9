/** Plays one act as a person would: presses what the screen offers, signs in again, and checks the invariants. */
import type { TestWorld } from "@palier/mock-server/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { jeanne, signIn } from "../kit/palier.ts";
import type { Faults } from "./faults.ts";
import type { Draws } from "./random.ts";
import { shownScreen } from "./shown-screen.ts";
import { isBrowsersOwn, type PageWatch } from "./watch.ts";

/** How long faults last at most within one wait, and how long the act may take after them, in ms. */
const patience = { withFaults: 5_000, without: 30_000 };

/** A typed text, and whether the server has it. */
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
}

interface Surroundings {
  readonly page: Page;
  readonly world: TestWorld;
  readonly draws: Draws;
  readonly faults: Faults;
  readonly watch: PageWatch;
}

const yes = () => true;
const no = () => false;
/** A control that disappears meanwhile is not enabled. */
const isEnabled = (control: Locator): Promise<boolean> => control.isEnabled({ timeout: 1_000 }).catch(no);

export class Player {
  readonly page: Page;
  readonly world: TestWorld;
  readonly draws: Draws;
  readonly #faults: Faults;
  readonly #watch: PageWatch;
  /** Reads what is stored, without the browser. */
  readonly #reader: ReturnType<TestWorld["admin"]>;
  #typed: Typed[] = [];
  #words = 0;
  #presses = 0;
  #place = "/admin/";

  constructor({ page, world, draws, faults, watch }: Surroundings) {
    this.page = page;
    this.world = world;
    this.draws = draws;
    this.#faults = faults;
    this.#watch = watch;
    this.#reader = world.admin(jeanne.email);
  }

  /** The server's answer at an API path; undefined if the record is gone. */
  async read(path: string) {
    const { status, text } = await this.#reader.get(`/api${path}`);
    if (status !== 404) return JSON.parse(text ?? "null");
    // A missing record is fine, an unknown address is not.
    if (!/\/\d+$/.test(path)) throw new Error(`no such address: ${path}`);
    return undefined;
  }

  /** Opens an address and waits until `shown` is visible. */
  async open(place: string, shown: Locator): Promise<void> {
    await this.#faults.beforePress();
    await this.#goTo(place);
    await this.until({
      what: `${place} opens`,
      done: async () => (await shown.count()) > 0 && (await shown.first().isVisible()),
    });
  }

  /** Types a text, which must then stay in its field until the server has it. */
  async type(field: Locator, text: string, isStored: () => Promise<boolean>): Promise<void> {
    await this.#faults.beforePress();
    await field.fill(text);
    this.#typed.push({ field, text, isStored });
  }

  /** A word unique in this world. */
  word(): string {
    this.#words += 1;
    return `chaos ${this.#words}-${this.draws.int(1000, 9999)}`;
  }

  /** Presses until the page has left the signed-in app. */
  async leave(isOut: () => Promise<boolean>, ways: readonly Locator[]): Promise<void> {
    const began = performance.now();
    await expect(async () => {
      await this.#watch.inspect();
      if (await isOut()) return;
      if (performance.now() - began > patience.withFaults) await this.#faults.calm();
      await this.#press(ways);
      await this.#settle();
      expect(await isOut()).toBe(true);
    }).toPass({ timeout: 30_000 });
  }

  /** The act is over: its typed text may go. */
  forget(): void {
    this.#typed = [];
  }

  /**
   * Presses what leads on until the goal is reached. After a while the faults end; then a screen without a way on
   * fails, as do lost text and unreported failures.
   */
  async until({ what, done, ways = [] }: Goal): Promise<void> {
    const began = performance.now();
    let calmAt: number | undefined;
    for (;;) {
      await this.#settle();
      await this.#watch.inspect();
      await this.#refuseLoss();
      if (!(await this.#isAtSignIn()) && (await done())) return;
      if (calmAt === undefined && performance.now() - began > patience.withFaults) {
        await this.#faults.calm();
        calmAt = performance.now();
      }
      if (calmAt !== undefined && performance.now() - calmAt > patience.without)
        throw new Error(`no way on: ${what}; the screen says: ${await this.#shownText()}`);
      const failed = this.#watch.failedPosts;
      await this.#press(ways);
      await this.#settle();
      if (this.#watch.failedPosts > failed) await this.#expectSaid(what, done);
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
    // A notice about another part of the page may offer its button for as long as that part is missing.
    this.#presses += 1;
    const offered = this.#offered();
    const order = this.#presses % 2 === 0 ? [...ways, ...offered] : [...offered, ...ways];
    // Nothing to press: an answer is pending, or the browser reconnects by itself.
    if (!(await this.#pressOne(order))) await this.#lull();
  }

  /** Presses the first enabled control; false if there is none. */
  async #pressOne(ways: readonly Locator[]): Promise<boolean> {
    for (const way of ways) {
      const shown = way.first();
      if ((await way.count()) === 0 || !(await shown.isVisible()) || !(await isEnabled(shown))) continue;
      const press = shown.click({ timeout: 1_500 });
      if (!(await press.then(yes, no))) continue;
      this.#watch.pressed();
      return true;
    }
    return false;
  }

  /** What screens offer after a failure, whatever the act. */
  #offered(): readonly Locator[] {
    const { page } = this;
    const within = page.getByRole("dialog").or(page.getByRole("alertdialog"));
    const named = { name: /^(?:Réessayer|Recharger la page)$/ };
    // Before the app has loaded, the document itself offers a link.
    return [
      within.getByRole("button", named),
      page.getByRole("button", named),
      page.getByRole("link", named),
    ];
  }

  #isAtSignIn = async (): Promise<boolean> => /\/admin\/login/.test(this.page.url());

  async #signIn(): Promise<void> {
    const field = this.page.getByRole("textbox", { name: "E-mail" });
    if (!(await field.isVisible())) {
      if (!(await this.#pressOne(this.#offered()))) await this.#lull();
      return;
    }
    await signIn(this.page).catch(() => undefined);
    await this.page
      .waitForURL((url) => !url.pathname.endsWith("/login"), { timeout: 3_000 })
      .catch(() => undefined);
  }

  /** As a person enters an address, and again if there is no network. */
  async #goTo(place: string): Promise<void> {
    this.#place = place;
    await expect(async () => {
      const wentTo = await this.page.goto(place, { waitUntil: "commit" }).then(yes, no);
      if (!wentTo) await this.#faults.calm();
      expect(wentTo).toBe(true);
    }).toPass({ timeout: 20_000 });
  }

  /** Waits for pending answers, at most 1.5 s. */
  async #settle(): Promise<void> {
    await expect
      .poll(() => this.#watch.underWay, { timeout: 1_500, intervals: [50] })
      .toBe(0)
      .catch(() => undefined);
  }

  /** Waits for an answer, at most 0.25 s. */
  async #lull(): Promise<void> {
    await this.page.waitForEvent("response", { timeout: 250 }).catch(() => undefined);
  }

  async #refuseLoss(): Promise<void> {
    for (const { field, text, isStored } of this.#typed) {
      const isKept = async () => {
        if ((await field.count()) !== 1 || !(await field.isVisible())) return true;
        return (await field.inputValue({ timeout: 1_000 }).catch(() => text)) === text || (await isStored());
      };
      await expect.poll(isKept, { timeout: 4_000, message: `lost input: ${text}` }).toBe(true);
    }
  }

  /** A failed request must appear on the screen, unless it turned out to be done. */
  async #expectSaid(what: string, done: () => Promise<boolean>): Promise<void> {
    const notice = this.page
      .locator("[role=alert], [role=status], [role=alertdialog], .ui-toast")
      .filter({ hasText: /\S/ });
    const isSaid = async () =>
      (await this.#isAtSignIn()) || (await notice.filter({ visible: true }).count()) > 0 || (await done());
    await expect.poll(isSaid, { timeout: 5_000, message: `a failure that nothing says: ${what}` }).toBe(true);
  }

  async #shownText(): Promise<string> {
    const { text } = await shownScreen(this.page);
    return `${this.page.url()} ${text.replaceAll(/\s+/g, " ").slice(-700)}`;
  }
}
