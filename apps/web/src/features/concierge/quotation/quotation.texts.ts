import type { Quotation } from "@palier/contract/areas/concierge/quotation";
import { quotationNoun } from "@palier/contract/areas/concierge/quotation.noun.texts";
import { counted, formatDate, formatMoney, formatNumber, of } from "@palier/ui";
import type { Question } from "#actions/action.ts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

interface Offer {
  readonly amountCents: number | null;
  readonly validUntil: string | null;
}

const whose = ({ number, userName }: Quotation): string => `le devis ${number} ${of(userName)}`;
const price = ({ amountCents }: Offer): string => (amountCents === null ? "" : formatMoney(amountCents));
const replaces = (before: Offer, after: Offer): string =>
  before.amountCents === after.amountCents
    ? "Le montant reste le même."
    : `Offre précédente\u00a0: ${price(before)}.`;
const final = "Cette réponse ne peut plus être changée ensuite.";

const finalForAll = "Ces réponses ne peuvent plus être changées ensuite.";
const sumOf = (quotations: readonly Quotation[]): number =>
  quotations.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0);

export const quotationTexts = {
  list: listTextsOf(quotationNoun, {
    first: "Les résidents demandent un devis depuis leur application.",
  }),
  name: (number: string) => `Devis ${number}`,
  offer: "Offre",
  help: {
    amount: "Toutes taxes comprises.",
    validUntil: "Dernier jour où le devis peut être accepté.",
  },
  figures: {
    label: "Chiffres des devis affichés",
    noRate: "—",
    rate: (rate: number) => `${formatNumber(Math.round(rate * 1000) / 10)}\u00a0%`,
  },
  send: {
    label: "Envoyer",
    title: (number: string) => `Envoyer le devis ${number}`,
    question: (quotation: Quotation, offer: Offer): Question => ({
      title: `Envoyer ${whose(quotation)}, ${price(offer)}\u202f?`,
      detail: `Valable jusqu’au ${formatDate(offer.validUntil ?? "")} inclus.`,
      confirmLabel: `Envoyer pour ${price(offer)}`,
    }),
    done: (number: string) => `Envoi effectué\u00a0: devis ${number}`,
  },
  resend: {
    label: "Renvoyer",
    title: (number: string) => `Renvoyer le devis ${number}`,
    question: (quotation: Quotation, offer: Offer): Question => ({
      title: `Renvoyer ${whose(quotation)}, ${price(offer)}\u202f?`,
      detail: `${replaces(quotation, offer)} Valable jusqu’au ${formatDate(offer.validUntil ?? "")} inclus.`,
      confirmLabel: `Renvoyer pour ${price(offer)}`,
    }),
    done: (number: string) => `Renvoi effectué\u00a0: devis ${number}`,
  },
  accepted: {
    label: "Accepter",
    question: (quotation: Quotation): Question => ({
      title: `Accepter ${whose(quotation)}, ${price(quotation)}\u202f?`,
      detail: final,
      confirmLabel: `Accepter pour ${price(quotation)}`,
    }),
    done: (number: string) => `Devis accepté\u00a0: ${number}`,
  },
  refused: {
    label: "Refuser",
    question: (quotation: Quotation): Question => ({
      title: `Refuser ${whose(quotation)}\u202f?`,
      detail: final,
      confirmLabel: "Refuser le devis",
    }),
    done: (number: string) => `Devis refusé\u00a0: ${number}`,
  },
  refusedAll: {
    questionForAll: (count: number) => `Refuser ${counted(count, "devis", "devis")}\u202f?`,
    detailForAll: (quotations: readonly Quotation[]) =>
      `Total\u00a0: ${formatMoney(sumOf(quotations))}. ${quotations.length < 2 ? final : finalForAll}`,
    counted: (count: number) => counted(count, "devis refusé", "devis refusés"),
  },
} as const;
