export const cellTexts = {
  flag: (value: boolean) => (value ? "Oui" : "Non"),
} as const;
