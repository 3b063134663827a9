/** French words that the document lacks. */
export const texts = {
  wrong: "Cette valeur ne convient pas.",
  taken: "Cette valeur est déjà prise.",
  gone: "Ce choix n’existe plus.",
  frozen: "Ce champ ne change pas ici.",
  refundedWhole: "La commande a été remboursée en entier.",
  belowRefunds: "Le montant ne peut pas être inférieur à ce qui a été remboursé.",
  reasonNeeded: "Un motif est nécessaire\u00a0: le montant s’écarte de plus de 10\u00a0% de l’estimation.",
  notValidated: "Le montant final n’est pas encore validé.",
  tooMuch: "Le remboursement dépasse ce qui reste.",
} as const;
