export const chartTexts = {
  table: "Voir les chiffres",
  most: (value: string) => `Maximum\u00a0: ${value}`,
  mark: (label: string, words: string) => `${label}\u00a0: ${words}`,
  keys: "Les flèches vont d’une barre à l’autre, Entrée ouvre la liste.",
} as const;
