/** French words of a cell, on a screen or in a file. */
export const cellTexts = {
  flag: (value: boolean) => (value ? "Oui" : "Non"),
} as const;
