export const fieldTexts = {
  yes: "Oui",
  no: "Non",
  number: (id: string) => `n°\u00a0${id}`,
  noLongerOffered: "Ce choix n’est plus proposé. Choisissez-en un autre.",
  chooseFirst: (label: string) => `Choisissez d’abord\u00a0: ${label}`,
} as const;
