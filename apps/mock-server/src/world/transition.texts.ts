export const transitionTexts = {
  refused: (from: string, to: string, allowed: readonly string[]) =>
    `Le statut ne peut pas passer de «\u00a0${from}\u00a0» à «\u00a0${to}\u00a0». ${next(allowed)}`,
  /** Since the admin confirmed. */
  countChanged: (label: string, count: number) =>
    `Le nombre annoncé a changé entre-temps. ${label} à présent\u00a0: ${count}. Confirmez de nouveau.`,
  nothingToTakeBack: "Il n’y a pas de changement de statut à annuler sur cette fiche.",
  tooLate: "Un changement de statut s’annule pendant dix minutes\u00a0: il est trop tard.",
} as const;

const next = (allowed: readonly string[]): string =>
  allowed.length === 0
    ? "Aucun changement n’est possible."
    : `Possible à présent\u00a0: ${allowed.map((each) => `«\u00a0${each}\u00a0»`).join(", ")}.`;
