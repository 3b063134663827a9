/** What a person reads on the screen, and whether it is blank where the screen's own part should be. */
import type { Page } from "@playwright/test";

interface Screen {
  /** Words, names of controls and what stands in fields; what is hidden is no part of it. */
  readonly text: string;
  /** Nothing stands on the page, or nothing beside the frame that all screens share. */
  readonly isEmpty: boolean;
}

const none: Screen = { text: "", isEmpty: true };

/** Looks again while there is nothing, for three seconds: a page that just begins counts when it has begun. */
export async function shownScreen(page: Page): Promise<Screen> {
  await page.waitForLoadState("domcontentloaded").catch(() => undefined);
  for (const began = performance.now(); performance.now() - began < 3_000; ) {
    const screen = await read(page);
    if (!screen.isEmpty) return screen;
    await page.waitForEvent("response", { timeout: 100 }).catch(() => undefined);
  }
  return read(page);
}

/** A page that is left meanwhile has nothing to read. A tenth of what the page's tree of roles costs. */
async function read(page: Page): Promise<Screen> {
  try {
    const main = page.locator("main");
    const [[words = ""], frames, own, waiting, names] = await Promise.all([
      page.locator("body").allInnerTexts(),
      // Where it could not be loaded, the document speaks in its place.
      page.locator("nav:visible").count(),
      main.allInnerTexts(),
      // What waits for its first answer draws lines without a word.
      main.locator("[aria-busy=true]").count(),
      page.evaluate(namesInPage),
    ]);
    const isDrawn =
      frames === 0 ||
      /Recharger la page/.test(words) ||
      own.some((text) => text.trim() !== "") ||
      waiting > 0;
    return { text: [words, ...names].join("\n"), isEmpty: words.trim() === "" || !isDrawn };
  } catch {
    return none;
  }
}

/** Runs in the page: names of controls, and what stands in fields. */
const namesInPage = (): string[] =>
  [...document.querySelectorAll("[aria-label], [title], [placeholder], input, textarea")]
    .filter((each) => each.checkVisibility())
    .flatMap((each) => [
      ...["aria-label", "title", "placeholder"].map((name) => each.getAttribute(name) ?? ""),
      each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement ? each.value : "",
    ])
    .filter((each) => each !== "");
