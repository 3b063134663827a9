/** French words of charts. */
export const chartTexts = {
  table: "Voir les chiffres",
  most: (value: string) => `Maximum\u00a0: ${value}`,
} as const;
