import { associationRequestNoun } from "@palier/contract/areas/dashboard.noun.texts";
import { ulaTexts } from "@palier/contract/areas/user-lot-association.texts";
import { formatCount, formatDate, of } from "@palier/ui";
import { listTextsOf } from "#lists/noun-list.texts.ts";

interface Request {
  readonly lotNumber: string;
  readonly buildingName: string;
  readonly relation: keyof typeof ulaTexts.relation;
  readonly requestedAt: string;
}

export const requestTexts = {
  list: listTextsOf(associationRequestNoun, {
    searchPlaceholder: "Rechercher une demande",
    empty: "Aucune demande à vérifier",
    first: "Une demande arrive quand un résident dépose un justificatif depuis son application.",
    noMatch: "Aucune demande ne correspond",
  }),
  review: {
    title: (resident: string) => `Justificatif ${of(resident)}`,
    description: ({ lotNumber, buildingName, relation, requestedAt }: Request) =>
      `Lot ${lotNumber}, ${buildingName} · ${ulaTexts.relation[relation]} · Demande du ${formatDate(requestedAt)}`,
    held: (who: string) => `${who}. Passez à la demande suivante, ou attendez qu’elle soit libre.`,
    decided: (status: string) => `Cette demande a déjà sa réponse\u00a0: ${status}.`,
    position: (position: number, total: number) => `${formatCount(position)} sur ${formatCount(total)}`,
    previous: "Demande précédente (K)",
    next: "Demande suivante (J)",
  },
  loading: "Chargement du justificatif",
  noProof: "Le résident n’a pas encore déposé de justificatif.",
} as const;
