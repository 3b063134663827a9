/** French words of settings in the frame. */
export const settingAreaTexts = {
  title: "Paramètres",
  record: "Paramètre",
} as const;
