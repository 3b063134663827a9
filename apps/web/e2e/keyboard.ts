import { type ElementHandle, expect, type Locator, type Page } from "@playwright/test";

interface Stop {
  readonly reached: boolean;
  /** The target was drawn anew meanwhile. */
  readonly gone: boolean;
  readonly problem: string | undefined;
}

async function handleOf(target: Locator) {
  await expect(target).toBeAttached();
  const found = await target.elementHandle();
  if (found === null) throw new Error(`nothing there: ${target}`);
  return found;
}

/**
 * Whether the target has the focus, and what is wrong with the focus as the user sees it: undefined where it is in view,
 * above all else, and marked. Runs in the page, in one piece.
 */
function stopAt(target: Node): Stop {
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
    // A toast goes by itself.
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

/** A page that is worked with the keyboard alone; every stop of its focus is looked at. */
export class Keyboard {
  readonly page: Page;
  /** What was wrong with the stops so far. */
  readonly problems = new Set<string>();

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Types over what the field holds. */
  async type(text: string): Promise<void> {
    await this.press("Control+a");
    await this.page.keyboard.insertText(text);
  }

  /** A window that opens has the focus some frames before it takes presses: what is wrong then is looked at once more. */
  private async stopAt(target: ElementHandle<Node>): Promise<Stop> {
    const stop = await target.evaluate(stopAt);
    if (stop.problem === undefined) return stop;
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return await target.evaluate(stopAt);
  }

  /** Presses a key until the target has the focus. */
  async to(target: Locator, key = "Tab"): Promise<void> {
    // Looked up once: by role, each look at a full table takes as long as the key.
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

  /** Goes to the target and presses it, once it takes presses: a step that came where another one stood takes none at first. */
  async enter(target: Locator, key?: string): Promise<void> {
    await this.to(target, key);
    await expect(target).toBeEnabled();
    await this.press("Enter");
  }

  /** Goes to a field and fills it. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.to(field);
    await this.type(text);
  }

  /** Chooses the first option that a text leaves in a selector. */
  async choose(selector: Locator, text: string): Promise<void> {
    await this.fill(selector, text);
    await expect(
      this.page.getByRole("listbox").locator("[role=option]").filter({ hasText: text }).first(),
    ).toBeVisible();
    await this.press("ArrowDown", "Enter");
    await expect(selector).toHaveValue(text);
  }

  /** Answers the question of a dialog's form; an answer before it can be read counts for nothing. */
  async answer(dialog: Locator): Promise<void> {
    const change = dialog.getByRole("button", { name: "Modifier la saisie" });
    await expect(change).toBeVisible();
    const submit = dialog.locator("button[type=submit]");
    await this.to(submit);
    await expect(async () => {
      if (await change.isHidden()) return;
      // Not to the page: once the window has closed, the key would press what it was opened from.
      await submit.press("Enter", { timeout: 500 });
      await expect(change).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(dialog).toHaveCount(0);
  }

  /** Presses an entry of a menu. */
  async menu(button: Locator, entry: string, key?: string): Promise<void> {
    await this.enter(button, key);
    await this.enter(this.page.getByRole("menuitem", { name: entry, exact: true }), "ArrowDown");
  }

  /** Opens a screen by the menu of a narrow window. */
  async screen(name: string, heading = name): Promise<void> {
    await this.enter(this.page.getByRole("button", { name: "Ouvrir le menu" }), "Shift+Tab");
    // The menu holds the focus: back from its first stop leads to its end, which is nearer.
    await this.enter(this.page.getByRole("navigation").getByRole("link", { name, exact: true }), "Shift+Tab");
    await expect(this.page.getByRole("heading", { level: 1, name: new RegExp(`^${heading}`) })).toBeVisible();
  }

  /** Narrows the list to a text that one row has, and opens that row. */
  async openRow(text: string, heading: string | RegExp): Promise<void> {
    await this.fill(this.page.getByRole("searchbox"), text);
    await expect(this.page.getByRole("heading", { level: 1, name: / 1$/ })).toBeVisible();
    await this.intoRows();
    await this.press("Enter");
    await expect(this.page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }

  /** Goes to the first cell of the list's rows. */
  async intoRows(): Promise<void> {
    // What is focused in the light table passes to the grid that takes its place, but later than the next key.
    await expect(this.page.locator(".ui-grid [row-id]").first()).toBeVisible();
    // A column of checkboxes passes the focus on to the one in its header.
    await this.to(
      this.page.locator("[role=columnheader]:not(:has(input)), [role=columnheader] input").first(),
    );
    await this.press("Tab");
  }
}
