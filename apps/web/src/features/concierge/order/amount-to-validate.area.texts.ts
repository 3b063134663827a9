export const amountToValidateAreaTexts = { title: "Montants à valider" } as const;
