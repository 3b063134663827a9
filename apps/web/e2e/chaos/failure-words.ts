import type { Page } from "@playwright/test";

/** Other notices are about rows, a chosen file or a draft. */
const failed =
  /n’a pas abouti|a abouti|a peut-être|peut-être fait|erreur est survenue|met trop de temps|Connexion interrompue|Réponse inattendue|Trop de demandes|session a expiré|sans réponse|Réessayez/;

/** About reading, not sending. */
const unread = /n’ont pas (?:pu être lues|été reçues)|Pas encore chargé|Cette partie de l’écran/;

const notices = "[role=alert], [role=status], [role=alertdialog], .ui-toast";

export const saysFailure = async (page: Page): Promise<boolean> =>
  (await page.locator(notices).filter({ hasText: failed, hasNotText: unread, visible: true }).count()) > 0;
