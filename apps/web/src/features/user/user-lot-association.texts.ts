import { ulaNoun } from "@palier/contract/areas/user-lot-association.noun.texts";
import { counted, formatNumber, of } from "@palier/ui";
import { listTextsOf } from "#lists/noun-list.texts.ts";

/** `bytes` as people count them. */
const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))}\u00a0ko`
    : `${formatNumber(Math.round(bytes / 100_000) / 10)}\u00a0Mo`;

export const ulaTexts = {
  list: listTextsOf(ulaNoun, {
    first: "Le résident le demande depuis son application. Vous pouvez aussi le rattacher vous-même.",
  }),
  attach: "Rattacher à un lot",
  name: (lot: string, building: string) => `Lot ${lot}, ${building}`,
  nameWithin: (lot: string, building: string) => `lot ${lot}, ${building}`,
  sections: { lot: "Lot", proof: "Vérification", period: "Période" },
  help: {
    endDate:
      "Laissez vide pour terminer aujourd’hui. Sans autre rattachement validé, les abonnements du résident ne sont plus facturés.",
    attachedStatus:
      "En attente\u00a0: un justificatif reste à déposer, par le résident ou sur la fiche du rattachement. Validé\u00a0: vous avez vérifié son droit, et cet immeuble devient le sien s’il n’en a pas d’autre.",
    startDate: "Laissez vide pour aujourd’hui.",
    noEnd: "Laissez vide s’il n’a pas de fin prévue.",
    plannedEnd: "Le rattachement se termine ce jour-là. Laissez vide s’il n’a pas de fin prévue.",
  },
  proof: {
    show: "Voir le justificatif",
    about: (tie: string) => `Voir le justificatif ${of(tie)}`,
    title: (resident: string, file: string) => `Justificatif ${of(resident)}\u00a0: ${file}`,
  },
  upload: {
    label: "Déposer un justificatif",
    title: (tie: string) => `Déposer un justificatif pour ${tie}`,
    help: "PDF de 675\u00a0ko au plus, ou photo PNG ou JPEG de 15\u00a0Mo au plus, qui sera réduite. Il remplace celui qui est là, et sera à vérifier.",
    reading: "Lecture de la photo…",
    smaller: (before: number, after: number) =>
      `Photo réduite\u00a0: ${sizeOf(before)} avant, ${sizeOf(after)} maintenant.`,
    converted: "Photo convertie en JPEG, 2\u202f000\u00a0pixels au plus.",
    tooLarge:
      "Ce fichier dépasse 675\u00a0ko. Numérisez-le en noir et blanc à 150\u00a0ppp, enregistrez-le en PDF de taille réduite, ou photographiez-le\u00a0: une photo sera réduite ici.",
    falseCanvas:
      "Ce navigateur brouille les images que les sites dessinent, contre le pistage\u00a0: la photo n’a pas pu être réduite. Autorisez-le pour ce site, ou choisissez une photo de 675\u00a0ko au plus.",
    pictureTooLarge: "Cette photo dépasse 15\u00a0Mo. Prenez-la dans une taille plus petite.",
    heic: "Cette photo est au format HEIC, que ce navigateur ne sait pas lire. Envoyez-la en JPEG\u00a0: sur l’iPhone, Réglages, Appareil photo, Formats, «\u00a0Le plus compatible\u00a0».",
    unreadable: "Ce fichier n’a pas pu être lu. Choisissez-en un autre.",
    done: (tie: string) => `Justificatif déposé\u00a0: ${tie}`,
  },
  validate: {
    label: "Valider",
    about: (tie: string) => `Valider le rattachement ${of(tie)}`,
    question: (tie: string) => `Valider le rattachement ${of(tie)}\u202f?`,
    detail: "Cet immeuble devient celui du résident s’il n’en a pas d’autre.",
    questionForAll: (count: number) => `Valider ${counted(count, "rattachement", "rattachements")}\u202f?`,
    done: (tie: string) => `Validation effectuée\u00a0: ${tie}`,
    counted: (count: number) => counted(count, "validation effectuée", "validations effectuées"),
  },
  reject: {
    label: "Rejeter",
    title: (tie: string) => `Rejeter le justificatif ${of(tie)}`,
    commentHelp: "Obligatoire pour le motif «\u00a0Autre\u00a0».",
    done: (tie: string) => `Rejet effectué\u00a0: ${tie}`,
  },
  end: {
    label: "Terminer",
    title: (tie: string) => `Terminer le rattachement ${of(tie)}`,
    planned:
      "C’est la fin déjà prévue. Videz ce champ pour terminer aujourd’hui, ou choisissez un autre jour.",
    done: (tie: string) => `Fin de rattachement enregistrée\u00a0: ${tie}`,
  },
  events: {
    title: "Historique des rattachements",
    own: "Suivi du rattachement",
    resident: "le résident",
    change: (from: string, to: string) => `${from} → ${to}`,
    none: "Aucun événement pour l’instant",
    more: "Afficher les événements plus anciens",
    failed: "L’historique n’a pas pu être lu",
  },
} as const;
