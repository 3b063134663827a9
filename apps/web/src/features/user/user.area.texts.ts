/** French words of residents in the frame. */
export const userAreaTexts = {
  title: "Résidents",
  record: "Résident",
  create: "Nouveau résident",
} as const;
