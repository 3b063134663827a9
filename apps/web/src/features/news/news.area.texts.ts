/** French words of news in the frame. */
export const newsAreaTexts = {
  title: "Actualités",
  record: "Actualité",
  create: "Nouvelle actualité",
} as const;
