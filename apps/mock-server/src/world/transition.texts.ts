/** French words of a change of status that is refused. */
export const transitionTexts = {
  refused: (from: string, to: string) =>
    `Le statut ne peut pas passer de «\u00a0${from}\u00a0» à «\u00a0${to}\u00a0».`,
} as const;
