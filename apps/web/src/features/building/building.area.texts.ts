/** French words of buildings in the frame. */
export const buildingAreaTexts = {
  title: "Immeubles",
  record: "Immeuble",
  create: "Nouvel immeuble",
} as const;
