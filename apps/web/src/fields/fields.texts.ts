/** French words of values. */
export const fieldTexts = { yes: "Oui", no: "Non" } as const;
