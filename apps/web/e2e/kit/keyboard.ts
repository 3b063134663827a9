import { type ElementHandle, expect, type Locator, type Page } from "@playwright/test";

interface Stop {
  readonly reached: boolean;
  /** The target was rendered anew meanwhile. */
  readonly gone: boolean;
  readonly problem: string | undefined;
}

async function handleOf(target: Locator) {
  await expect(target).toBeAttached();
  const found = await target.elementHandle();
  if (found === null) throw new Error(`nothing there: ${target}`);
  return found;
}

/** Whether the target has the focus, in view, uncovered and marked. Runs in the page, self-contained. */
async function stopAt(target: Node): Promise<Stop> {
  // Menus move the focus in a timer after the key: read earlier, the next key would go one entry too far.
  await new Promise((done) => setTimeout(done));
  const focused = document.activeElement ?? document.body;
  return {
    reached: focused === target,
    gone: !target.isConnected,
    problem: focused === document.body ? "nothing has the focus" : problem(),
  };

  function problem(): string | undefined {
    const { left, top, right, bottom, width } = focused.getBoundingClientRect();
    const name = `${focused.tagName} « ${focused.getAttribute("aria-label") ?? focused.textContent.slice(0, 60)} »`;
    const isInView = left >= -1 && right <= innerWidth + 1 && bottom > 0 && top < innerHeight;
    if (!isInView) return `${name} is cut off, or out of view`;
    const shown = document.elementFromPoint(
      left + width / 2,
      Math.min(Math.max(top, 0) + 6, (top + bottom) / 2),
    );
    const isSeen =
      shown?.closest("label, .ui-toast") != null || focused.contains(shown) || shown?.contains(focused);
    if (isSeen !== true) return `${name} is under ${shown?.tagName}.${shown?.className}`;
    const isMarked = [focused, focused.parentElement, ...focused.querySelectorAll("*")].some((element) => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
    });
    return isMarked ? undefined : `${name} has the focus without a mark`;
  }
}

/** Checks every focus stop. */
export class Keyboard {
  readonly page: Page;
  readonly problems = new Set<string>();

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.press("Control+a");
    await this.page.keyboard.insertText(text);
  }

  /** Checks a problem twice: a window has the focus some frames before it takes presses. */
  private async stopAt(target: ElementHandle<Node>): Promise<Stop> {
    const stop = await target.evaluate(stopAt);
    if (stop.problem === undefined) return stop;
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return await target.evaluate(stopAt);
  }

  async to(target: Locator, key = "Tab"): Promise<void> {
    // In a full table a lookup by role takes as long as the key press.
    let element = await handleOf(target);
    for (let step = 0; step < 90; step += 1) {
      const { reached, gone, problem } = await this.stopAt(element);
      if (problem !== undefined && step > 0) this.problems.add(problem);
      if (reached) return;
      await this.page.keyboard.press(key);
      if (gone) element = await handleOf(target);
    }
    throw new Error(`not reached by ${key}: ${target}`);
  }

  /** Once enabled: a step that replaces another is disabled at first. */
  async enter(target: Locator, key?: string): Promise<void> {
    await this.to(target, key);
    await expect(target).toBeEnabled();
    await this.press("Enter");
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.to(field);
    await this.type(text);
  }

  async choose(selector: Locator, text: string): Promise<void> {
    await this.fill(selector, text);
    await expect(
      this.page.getByRole("listbox").locator("[role=option]").filter({ hasText: text }).first(),
    ).toBeVisible();
    await this.press("ArrowDown", "Enter");
    await expect(selector).toHaveValue(text);
  }

  /** Repeats, as a press right after the question appears does not count. */
  async answer(dialog: Locator): Promise<void> {
    const change = dialog.getByRole("button", { name: "Modifier la saisie" });
    await expect(change).toBeVisible();
    const submit = dialog.locator("button[type=submit]");
    await this.to(submit);
    await expect(async () => {
      if (await change.isHidden()) return;
      // Not on the page: once the window has closed, the key would press what opened it.
      await submit.press("Enter", { timeout: 500 });
      await expect(change).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(dialog).toHaveCount(0);
  }

  async menu(button: Locator, entry: string, key?: string): Promise<void> {
    await this.enter(button, key);
    await this.enter(this.page.getByRole("menuitem", { name: entry, exact: true }), "ArrowDown");
  }

  /** Uses the menu of a narrow window. */
  async screen(name: string, heading = name): Promise<void> {
    await this.enter(this.page.getByRole("button", { name: "Ouvrir le menu" }), "Shift+Tab");
    // The menu traps the focus: back from its first stop reaches its end sooner.
    await this.enter(this.page.getByRole("navigation").getByRole("link", { name, exact: true }), "Shift+Tab");
    await expect(this.page.getByRole("heading", { level: 1, name: new RegExp(`^${heading}`) })).toBeVisible();
  }

  /** Narrows the list to one row first. */
  async openRow(text: string, heading: string | RegExp): Promise<void> {
    await this.fill(this.page.getByRole("searchbox"), text);
    await expect(this.page.getByRole("heading", { level: 1, name: / 1$/ })).toBeVisible();
    await this.intoRows();
    await this.press("Enter");
    await expect(this.page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }

  async intoRows(): Promise<void> {
    // The grid takes over the light table's focus, but later than the next key.
    await expect(this.page.locator(".ui-grid [row-id]").first()).toBeVisible();
    // A checkbox column passes the focus to its header's checkbox.
    await this.to(
      this.page.locator("[role=columnheader]:not(:has(input)), [role=columnheader] input").first(),
    );
    await this.press("Tab");
  }
}
