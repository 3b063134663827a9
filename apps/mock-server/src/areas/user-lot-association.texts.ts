/** French words of the rules of ties to lots. */
export const ulaRuleTexts = {
  rejectByProof: "Un rattachement se rejette par son justificatif, avec un motif.",
  noProofToReject: "Seul un justificatif à vérifier peut être rejeté.",
  noProof: "Aucun justificatif n’a été déposé pour ce rattachement.",
  endsBeforeStart: "La fin ne peut pas précéder le début.",
} as const;
