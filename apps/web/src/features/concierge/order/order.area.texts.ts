/** French words of orders in the frame. */
export const orderAreaTexts = {
  order: { title: "Commandes", record: "Commande" },
  amountToValidate: { title: "Montants à valider" },
} as const;
