import { cellText } from "../../exports/cell-text.ts";

const euros = (cents: number): string => `${cellText(cents, { kind: "money" })}\u00a0€`;

/** French words of the rules of orders. */
export const orderRuleTexts = {
  refundOnlyOver: "Seule une commande terminée ou annulée peut être remboursée.",
  noAmount: "Cette commande n’a pas de montant final\u00a0: il n’y a rien à rembourser.",
  nothingLeft: "Cette commande a déjà été remboursée en entier.",
  tooMuch: (left: number) => `Le remboursement ne peut pas dépasser ce qui reste\u00a0: ${euros(left)}.`,
  underRefunded: (refunded: number) =>
    `Le montant final ne peut pas être inférieur à ce qui a été remboursé\u00a0: ${euros(refunded)}.`,
  reasonMissing: "Indiquez le motif\u00a0: le montant s’écarte de plus de 10\u00a0% de l’estimation.",
} as const;
