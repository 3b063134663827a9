import { namesOf, summariesOf } from "../kit/noun.texts.ts";
import { userNoun } from "./user.noun.texts.ts";

export const userTexts = {
  ...namesOf(userNoun),
  fields: {
    civility: "Civilité",
    firstName: "Prénom",
    lastName: "Nom",
    fullName: "Nom complet",
    email: "E-mail",
    phone: "Téléphone",
    language: "Langue",
    status: "Statut",
    ulaCount: "Rattachements",
    validatedUlaCount: "Rattachements validés",
    activeSubscriptionCount: "Abonnements facturés",
    buildingId: "Immeuble (n°)",
    buildingName: "Immeuble",
    createdAt: "Créé le",
    lastSeenAt: "Dernière visite",
  },
  civility: { mrs: "Mme", mr: "M." },
  language: { fr: "Français", en: "Anglais" },
  status: { pending: "En attente", active: "Actif", disabled: "Désactivé" },
  frozen: "Le statut change par «\u00a0Activer\u00a0» et «\u00a0Désactiver\u00a0».",
  summaries: {
    ...summariesOf(userNoun, "list", "export", "search", "create", "edit", "history"),
    changeStatus: "Activer ou désactiver un résident",
    ulas: "Rattachements d’un résident",
    ulaHistory: "Historique des rattachements d’un résident",
    ula: "Vérifier ou modifier un rattachement",
  },
} as const;
