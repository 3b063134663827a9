import type { Page } from "@playwright/test";

/**
 * Whole words: « dès qu’il aura abouti » is no failure. Only a bulk result counts records « sans réponse ».
 */
const failed =
  /(?<!\p{L})(?:n’a pas abouti|a abouti|a peut-être|peut-être fait|erreur est survenue|met trop de temps|Connexion interrompue|Réponse inattendue|Trop de demandes|session a expiré|Réessayez|\p{N}+\s+fiches? sans réponse)(?!\p{L})/u;

/** About reading, not sending. */
const unread = /n’ont pas (?:pu être lues|été reçues)|Pas encore chargé|Cette partie de l’écran/;

/**
 * Whether a notice reports that something sent has failed; others are about rows, a chosen file or a draft.
 */
export const tellsFailure = (text: string): boolean => failed.test(text) && !unread.test(text);

const notices = "[role=alert], [role=status], [role=alertdialog], [role=dialog], .ui-toast";

/** By text node: a notice repeated in the same words has new ones. */
type Texts = ReadonlyMap<Node, string | null>;

/** Call before a press; the result says whether a new notice reports a failure. */
export async function newFailures(page: Page): Promise<() => Promise<boolean>> {
  const before = await page.evaluateHandle(textsInPage, notices).catch(() => undefined);
  return async () => {
    const asked = { selector: notices, before };
    // After a page load all notices are new.
    const fresh = await page
      .evaluate(newInPage, asked)
      .catch(() => page.evaluate(newInPage, { selector: notices, before: undefined }))
      .catch(() => []);
    return fresh.some(tellsFailure);
  };
}

function textsInPage(selector: string): Texts {
  const texts = new Map<Node, string | null>();
  for (const each of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) texts.set(walker.currentNode, walker.currentNode.nodeValue);
  }
  return texts;
}

interface Asked {
  readonly selector: string;
  readonly before: Texts | undefined;
}

/**
 * Visible notices with new or changed text. A message inside an open window counts anyway: that of the last
 * attempt stays while the button is pressed again.
 */
function newInPage({ selector, before }: Asked): string[] {
  const isNew = (each: Element) => {
    const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null)
      if (before?.get(walker.currentNode) !== walker.currentNode.nodeValue) return true;
    return false;
  };
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0)
    .filter(
      (each) =>
        isNew(each) || (each.role !== "dialog" && each.closest("[role=dialog], [role=alertdialog]") !== null),
    )
    .map((each) => {
      // biome-ignore lint/performance/useDomNodeTextContent: a title and its detail are apart on the screen alone
      return each.innerText;
    });
}
