export const partTexts = {
  /** The title of a screen whose code is missing or failed; details are below. */
  screenAway: "Écran indisponible",
} as const;
