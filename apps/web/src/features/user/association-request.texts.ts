import { associationRequestNoun } from "@palier/contract/areas/dashboard.noun.texts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

/** French words of the association requests; decisions have theirs with the ties. */
export const requestTexts = {
  list: listTextsOf(associationRequestNoun, {
    searchPlaceholder: "Rechercher une demande",
    empty: "Aucune demande à vérifier",
    first: "Une demande arrive quand un résident dépose un justificatif depuis son application.",
    noMatch: "Aucune demande ne correspond",
  }),
  loading: "Chargement du justificatif",
  noProof: "Le résident n’a pas encore déposé de justificatif.",
} as const;
