/** French words of exported files. */
export const exportTexts = {
  flag: (value: boolean) => (value ? "Oui" : "Non"),
} as const;
