/** French words of neighbourhoods in the frame. */
export const neighborhoodAreaTexts = {
  title: "Quartiers",
  record: "Quartier",
  create: "Nouveau quartier",
} as const;
