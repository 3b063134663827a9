import { namesOf, summariesOf } from "../../kit/noun.texts.ts";
import { quotationNoun } from "./quotation.noun.texts.ts";

export const quotationTexts = {
  ...namesOf(quotationNoun),
  fields: {
    number: "Numéro",
    userId: "Résident (n°)",
    userName: "Résident",
    userPhone: "Téléphone",
    buildingId: "Immeuble (n°)",
    buildingName: "Immeuble",
    supplierId: "Concierge (n°)",
    supplierName: "Concierge",
    title: "Objet",
    amountCents: "Montant",
    status: "Statut",
    validUntil: "Valable jusqu’au",
    createdAt: "Créé le",
  },
  status: {
    requested: "Demandé",
    sent: "Envoyé",
    accepted: "Accepté",
    refused: "Refusé",
    expired: "Expiré",
  },
  info: {
    search: "Recherche",
    counts: "Nombre par statut",
    totalCents: "Montant total",
    acceptanceRate: "Taux d’acceptation",
  },
  frozen: {
    sent: "Le résident a reçu cette offre. Pour la changer, utilisez «\u00a0Renvoyer\u00a0».",
    accepted: "Ce devis est accepté\u00a0: seul son objet peut encore changer.",
    refused: "Ce devis est refusé\u00a0: seul son objet peut encore changer.",
  },
  resent: "Renvoi",
  resendState: "Seul un devis envoyé peut être renvoyé.",
  amountMissing: "Indiquez le montant du devis.",
  validUntilMissing: "Indiquez la date de validité du devis.",
  validUntilOver: "Cette date est passée\u00a0: un devis est valable au moins jusqu’à aujourd’hui.",
  tabs: {
    requested: "À chiffrer",
    late: "En retard",
    sent: "Envoyés",
    ending: "Expirent cette semaine",
    all: "Tous",
  },
  summaries: {
    ...summariesOf(quotationNoun, "list", "export", "edit", "history"),
    counts: "Devis par onglet",
    infoBlock: "Chiffres des devis filtrés",
    resend: "Renvoyer un devis",
  },
} as const;
