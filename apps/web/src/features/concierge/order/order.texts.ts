import type { OrderRow } from "@palier/contract/areas/concierge/order";
import { orderNoun } from "@palier/contract/areas/concierge/order.noun.texts";
import { counted, formatMoney, of } from "@palier/ui";
import type { Question } from "#actions/action.ts";
import type { ListTexts } from "#lists/define-list.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

const validatedOf = ({ amountStatus, finalAmountCents }: OrderRow): number | undefined =>
  amountStatus === "validated" ? (finalAmountCents ?? undefined) : undefined;
const refundedText = ({ refundedCents }: OrderRow): string =>
  refundedCents === 0 ? "" : ` Déjà remboursé\u00a0: ${formatMoney(refundedCents)}.`;

const orders = (count: number): string => counted(count, "commande", "commandes");

export const orderTexts = {
  list: listTextsOf(orderNoun, {
    first:
      "Les résidents passent commande depuis leur application. Il leur faut un concierge, une prestation et un point de livraison. Vous pouvez aussi commander pour un résident qui appelle.",
  }),
  amountToValidate: {
    title: "Montants à valider",
    searchPlaceholder: "Rechercher une commande",
    empty: "Aucun montant à valider",
    first: "Le montant d’une commande est à valider une fois qu’elle est livrée.",
    noMatch: "Aucun montant à valider ne correspond",
  } satisfies ListTexts,
  name: (number: string) => `Commande ${number}`,
  create: {
    order: "Commande",
    delivery: "Livraison",
    articles: {
      add: "Ajouter un article",
      none: "Aucun article trouvé. Un résident sans immeuble est d’abord à rattacher à un lot.",
      residentFirst: "Choisissez d’abord le résident",
      quantityOf: (article: string) => `${article}, quantité`,
      remove: (article: string) => `Retirer ${article}`,
      help: "Ce que proposent les concierges de la ville du résident. Le prix est celui du catalogue.",
    },
    pointHelp: "Laissez vide pour une livraison à domicile.",
    deliveryHelp: "Laissez vide si le moment reste à convenir.",
    commentHelp: "Une note pour l’équipe\u00a0: le résident ne la voit pas.",
  },
  main: "Suivi",
  delivery: {
    title: "Livraison",
    address: (street: string, postalCode: string, city: string) => `${street}, ${postalCode} ${city}`,
  },
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
    validated: (cents: number) => `Montant validé\u00a0: ${formatMoney(cents)}`,
    refunded: (cents: number) => `Remboursement de ${formatMoney(cents)}`,
  },
  steps: {
    accepted: {
      label: "Accepter",
      questionForAll: (count: number) => `Accepter ${orders(count)}\u202f?`,
      done: (number: string) => `Commande acceptée\u00a0: ${number}`,
      counted: (count: number) => counted(count, "commande acceptée", "commandes acceptées"),
    },
    preparing: {
      label: "Préparer",
      questionForAll: (count: number) => `Préparer ${orders(count)}\u202f?`,
      done: (number: string) => `Commande en préparation\u00a0: ${number}`,
      counted: (count: number) => counted(count, "commande en préparation", "commandes en préparation"),
    },
    delivered: {
      label: "Marquer livrée",
      questionForAll: (count: number) =>
        `Marquer ${orders(count)} ${count < 2 ? "livrée" : "livrées"}\u202f?`,
      done: (number: string) => `Commande livrée\u00a0: ${number}`,
      counted: (count: number) => counted(count, "commande livrée", "commandes livrées"),
    },
    completed: {
      label: "Terminer",
      questionForAll: (count: number) => `Terminer ${orders(count)}\u202f?`,
      done: (number: string) => `Commande terminée\u00a0: ${number}`,
      counted: (count: number) => counted(count, "commande terminée", "commandes terminées"),
    },
    cancelled: {
      label: "Annuler la commande",
      questionForAll: (count: number) => `Annuler ${orders(count)}\u202f?`,
      done: (number: string) => `Commande annulée\u00a0: ${number}`,
      counted: (count: number) => counted(count, "commande annulée", "commandes annulées"),
    },
  },
  cancellation: ({ userName, number }: OrderRow): Question => ({
    title: `Annuler la commande ${number} ${of(userName)}\u202f?`,
    detail:
      "Vous pouvez revenir en arrière pendant dix minutes\u202f; ensuite, une commande annulée ne change plus de statut. Le motif se note dans le suivi, pour l’équipe ou pour le résident.",
  }),
  amount: {
    label: "Corriger le montant",
    validate: "Valider le montant",
    justify: "Valider avec un motif",
    correct: "Corriger le montant",
    title: (number: string) => `Montant final de la commande ${number}`,
    done: (number: string) => `Montant validé\u00a0: commande ${number}`,
    questionForAll: (count: number) => `Valider ${counted(count, "montant", "montants")}\u202f?`,
    counted: (count: number) => counted(count, "montant validé", "montants validés"),
    detailForAll: (orders: readonly OrderRow[]) =>
      `${counted(orders.length, "montant", "montants")}, ${formatMoney(orders.reduce((sum, { finalAmountCents }) => sum + (finalAmountCents ?? 0), 0))} au total.`,
    known: (order: OrderRow): string => {
      const before = validatedOf(order);
      const validated = before === undefined ? "" : ` Validé\u00a0: ${formatMoney(before)}.`;
      return `Estimation\u00a0: ${formatMoney(order.estimatedAmountCents)}.${validated}${refundedText(order)}`;
    },
    reasonHelp: "Obligatoire quand le montant s’écarte de plus de 10\u00a0% de l’estimation.",
    question: (order: OrderRow, cents: number): Question => {
      const { userName, number, estimatedAmountCents: estimate } = order;
      const before = validatedOf(order);
      // A fully refunded amount can never be corrected.
      const last =
        order.refundedCents > 0 && cents === order.refundedCents
          ? " Tout aura alors été remboursé\u00a0: ce montant ne pourra plus être corrigé."
          : "";
      const change = before === undefined ? "" : `${formatMoney(before)} → ${formatMoney(cents)}`;
      return {
        title: `${change === "" ? `Valider ${formatMoney(cents)}` : `Corriger ${change}`} pour ${userName}, commande ${number}\u202f?`,
        detail: `Estimation\u00a0: ${formatMoney(estimate)}, écart\u00a0: ${formatMoney(cents - estimate)}.${refundedText(order)}${last}`,
        confirmLabel: change === "" ? `Valider ${formatMoney(cents)}` : `Corriger\u00a0: ${change}`,
      };
    },
  },
  refunded: { whole: "Remboursé en entier", part: "Remboursé en partie" },
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
  comment: { of: (number: string) => `commande ${number}` },
} as const;
