export const partTexts = {
  screenAway: "Écran indisponible",
} as const;
