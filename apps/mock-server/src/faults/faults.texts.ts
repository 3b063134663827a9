export const faultTexts = {
  title: "Panne simulée",
  detail: (id: string) => `Réponse imposée par la panne ${id}.`,
} as const;
