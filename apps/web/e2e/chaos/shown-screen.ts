import type { Page } from "@playwright/test";

interface Screen {
  /** Visible words, names of controls and field values. */
  readonly text: string;
  /** Whether nothing, or only the frame of all screens, is shown. */
  readonly isEmpty: boolean;
  /** The text of two equal toasts. */
  readonly twice?: string | undefined;
}

const none: Screen = { text: "", isEmpty: true };

/** Retries an empty page for three seconds. */
export async function shownScreen(page: Page): Promise<Screen> {
  await page.waitForLoadState("domcontentloaded").catch(() => undefined);
  for (const began = performance.now(); performance.now() - began < 3_000; ) {
    const screen = await read(page);
    if (!screen.isEmpty) return screen;
    await page.waitForEvent("response", { timeout: 100 }).catch(() => undefined);
  }
  return read(page);
}

/** A page being left has nothing to read. */
const read = (page: Page): Promise<Screen> => page.evaluate(screenInPage).catch(() => none);

/** Runs in the page: one call instead of five, after each press. */
function screenInPage(): Screen {
  const isShown = (each: Element) =>
    each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0;
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is no part of the screen
  const wordsOf = (each: HTMLElement) => each.innerText;
  const words = wordsOf(document.body);
  const mains = [...document.querySelectorAll("main")];
  const isDrawn =
    ![...document.querySelectorAll("nav")].some(isShown) ||
    // The document's own message if the app could not be loaded.
    /Recharger la page/.test(words) ||
    mains.some((each) => wordsOf(each).trim() !== "") ||
    // Placeholders have no words.
    [...document.querySelectorAll("main [aria-busy=true], [role=progressbar]")].some(isShown);
  const names = [...document.querySelectorAll("[aria-label], [title], [placeholder], input, textarea")]
    .filter((each) => each.checkVisibility())
    .flatMap((each) => [
      ...["aria-label", "title", "placeholder"].map((name) => each.getAttribute(name) ?? ""),
      each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement ? each.value : "",
    ])
    .filter((each) => each !== "");
  const messages = [...document.querySelectorAll<HTMLElement>(".ui-toast")].filter(isShown).map(wordsOf);
  const twice = messages.find((each, at) => messages.indexOf(each) !== at);
  return { text: [words, ...names].join("\n"), isEmpty: words.trim() === "" || !isDrawn, twice };
}
