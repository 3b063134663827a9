/** French words of the rules of ties to lots. */
export const ulaRuleTexts = {
  rejectByProof: "Un rattachement se rejette par son justificatif, avec un motif.",
  noProofToReject: "Seul un justificatif à vérifier peut être rejeté.",
  noProof: "Aucun justificatif n’a été déposé pour ce rattachement.",
  endsBeforeStart: "La fin ne peut pas précéder le début.",
  rejectedTitle: "Votre justificatif a été refusé",
  rejectedBody: (reason: string, comment: string | null) =>
    `Motif\u00a0: ${reason}.${comment === null ? "" : ` ${comment}`}`,
} as const;
