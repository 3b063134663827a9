import type { ListTexts } from "#lists/define-list.ts";

/** French words of the association requests; decisions have theirs with the ties. */
export const requestTexts = {
  list: {
    title: "Demandes de rattachement",
    searchPlaceholder: "Rechercher une demande",
    empty: "Aucune demande à vérifier",
    noMatch: "Aucune demande ne correspond",
  } satisfies ListTexts,
  loading: "Chargement du justificatif",
  noProof: "Le résident n’a pas encore déposé de justificatif.",
} as const;
