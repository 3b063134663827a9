/** French words of parts that could not be shown. */
export const partTexts = {
  /** The title of a screen whose code is missing or failed: what went wrong stands below it. */
  screenAway: "Écran indisponible",
} as const;
