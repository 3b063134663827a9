/** French words of the amounts to validate in the frame. */
export const amountToValidateAreaTexts = { title: "Montants à valider" } as const;
