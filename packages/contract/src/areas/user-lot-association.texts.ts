import { namesOf } from "../kit/noun.texts.ts";
import { ulaNoun } from "./user-lot-association.noun.texts.ts";

export const ulaTexts = {
  ...namesOf(ulaNoun),
  fields: {
    userId: "Résident (n°)",
    userName: "Résident",
    buildingId: "Immeuble (n°)",
    buildingName: "Immeuble",
    lotNumber: "Lot",
    floor: "Étage",
    relation: "Qualité",
    status: "Statut",
    startDate: "Début",
    endDate: "Fin",
    proof: "Justificatif",
    rejectReason: "Motif du rejet",
    rejectComment: "Commentaire du rejet",
    requestedAt: "Demandé le",
  },
  relation: {
    ownerOccupier: "Propriétaire occupant",
    landlord: "Propriétaire bailleur",
    tenant: "Locataire",
    flatmate: "Colocataire",
    other: "Autre",
  },
  status: {
    pending: "En attente",
    proofToCheck: "Justificatif à vérifier",
    validated: "Validé",
    rejected: "Rejeté",
    ended: "Terminé",
  },
  reason: {
    illegible: "Illisible",
    outdated: "Périmé",
    nonCompliant: "Non conforme",
    wrongName: "Mauvais nom",
    other: "Autre",
  },
  proof: {
    fileName: "Fichier",
    mimeType: "Type",
    url: "Adresse",
    uploadedAt: "Déposé le",
    file: "Nouveau justificatif",
    content: "Contenu en Base64",
  },
  rejection: { reason: "Motif", comment: "Commentaire", notifyUser: "Prévenir le résident" },
  rules: {
    endsAfterStart: "La fin ne peut pas précéder le début.",
    commentWhenOther: "Précisez le motif du rejet.",
    proofName: "Le fichier doit être au format PDF, PNG ou JPEG.",
    proofContent: "Le fichier n’a pas pu être lu.",
  },
  summaries: {
    proofReject: "Rejeter le justificatif d’un rattachement",
    proofUpload: "Déposer un nouveau justificatif pour un rattachement",
    history: "Historique d’un rattachement",
  },
} as const;

export const ulaEventTexts = {
  singular: "Événement de rattachement",
  plural: "Historique des rattachements",
  fields: {
    ulaId: "Rattachement (n°)",
    userId: "Résident (n°)",
    buildingName: "Immeuble",
    lotNumber: "Lot",
    at: "Date",
    event: "Événement",
    from: "Ancien statut",
    to: "Nouveau statut",
    byAdmin: "Administrateur",
    comment: "Commentaire",
  },
  event: {
    requested: "Demande",
    proofUploaded: "Dépôt d’un justificatif",
    validated: "Validation",
    rejected: "Rejet",
    ended: "Fin",
    updated: "Modification",
  },
} as const;
