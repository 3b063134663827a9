import type { OrderRow } from "@palier/contract/areas/concierge/order";
import { orderNoun } from "@palier/contract/areas/concierge/order.noun.texts";
import { formatMoney, of } from "@palier/ui";
import type { Question } from "#actions/action.ts";
import type { ListTexts } from "#lists/define-list.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

/** French words of the order screens; fields have theirs in the contract. */
export const orderTexts = {
  list: listTextsOf(orderNoun),
  amountToValidate: {
    title: "Montants à valider",
    searchPlaceholder: "Rechercher une commande",
    empty: "Aucun montant à valider",
    noMatch: "Aucun montant à valider ne correspond",
  } satisfies ListTexts,
  name: (number: string) => `Commande ${number}`,
  main: "Suivi",
  items: {
    title: "Articles",
    price: "Prix unitaire",
    times: (price: string, quantity: string) => `${price}\u00a0×\u00a0${quantity}`,
    amount: "Montant",
    final: { estimated: "Montant final", toValidate: "Montant proposé", validated: "Montant final" },
  },
  timeline: {
    title: "Suivi",
    label: (number: string) => `Suivi de la commande ${number}`,
    created: "Commande passée",
    commented: { internal: "Note de l’équipe", resident: "Message au résident" },
    validated: (cents: number) => `Montant validé\u00a0: ${formatMoney(cents)}`,
    refunded: (cents: number) => `Remboursement de ${formatMoney(cents)}`,
  },
  status: {
    label: "Changer le statut",
    title: (number: string) => `Changer le statut de la commande ${number}`,
    done: (number: string) => `Statut modifié\u00a0: commande ${number}`,
    given: (number: string) => `Concierge modifié\u00a0: commande ${number}`,
    supplier: "Sans choix, la commande va au concierge de sa première prestation.",
    same: "La commande a déjà ce statut.",
    cancellation: ({ userName, number }: OrderRow): Question => ({
      title: `Annuler la commande ${number} ${of(userName)}\u202f?`,
      detail: "Une commande annulée ne peut plus changer de statut.",
      confirmLabel: "Annuler la commande",
    }),
  },
  amount: {
    label: "Montant final",
    validate: "Valider le montant",
    justify: "Valider avec un motif",
    correct: "Corriger le montant",
    title: (number: string) => `Montant final de la commande ${number}`,
    done: (number: string) => `Montant validé\u00a0: commande ${number}`,
    estimate: (cents: number) => `Estimation\u00a0: ${formatMoney(cents)}.`,
    reasonHelp: "Obligatoire quand le montant s’écarte de plus de 10\u00a0% de l’estimation.",
    question: ({ userName, number, estimatedAmountCents }: OrderRow, cents: number): Question => ({
      title: `Valider ${formatMoney(cents)} pour ${userName}, commande ${number}\u202f?`,
      detail: `Estimation\u00a0: ${formatMoney(estimatedAmountCents)}, écart\u00a0: ${formatMoney(cents - estimatedAmountCents)}.`,
      confirmLabel: `Valider ${formatMoney(cents)}`,
    }),
  },
  refund: {
    label: "Rembourser",
    title: (number: string) => `Rembourser la commande ${number}`,
    done: (number: string) => `Remboursement effectué\u00a0: commande ${number}`,
    made: "Remboursements déjà effectués",
    sum: "Total",
    help: (left: number, refunded: number) =>
      refunded === 0
        ? `Au plus ${formatMoney(left)}.`
        : `Au plus ${formatMoney(left)}. Déjà remboursé\u00a0: ${formatMoney(refunded)}.`,
    whole: (left: number) => `Tout le reste\u00a0: ${formatMoney(left)}`,
    question: ({ userName, number, refundedCents }: OrderRow, cents: number): Question => ({
      title: `Rembourser ${formatMoney(cents)} à ${userName}, commande ${number}\u202f?`,
      detail: refundedCents === 0 ? "" : `Déjà remboursé\u00a0: ${formatMoney(refundedCents)}.`,
      confirmLabel: `Rembourser ${formatMoney(cents)}`,
    }),
  },
  comment: {
    form: "Ajouter un commentaire",
    send: { internal: "Noter", resident: "Envoyer au résident" },
    readers: {
      internal: "Seule l’équipe lit cette note.",
      resident: (name: string) => `${name} lira ce message.`,
    },
    done: (number: string) => `Commentaire ajouté\u00a0: commande ${number}`,
  },
} as const;
