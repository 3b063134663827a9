export const ulaRuleTexts = {
  rejectByProof: "Un rattachement se rejette par son justificatif, avec un motif.",
  noProofToReject: "Seul un justificatif à vérifier peut être rejeté.",
  checkByProof:
    "Un rattachement est à vérifier dès qu’un nouveau justificatif est déposé, et seulement alors.",
  noNewProof: "Un rattachement validé ou terminé ne prend plus de justificatif.",
  badProof: "Le fichier doit être un PDF, un PNG ou un JPEG.",
  endsBeforeStart: "La fin ne peut pas précéder le début.",
  endsInPast: "Cette date est passée\u00a0: un nouveau rattachement se termine plus tard.",
  alreadyTied: "Ce résident est déjà rattaché à ce lot.",
  endByAction:
    "Cette date est passée\u00a0: choisissez «\u00a0Terminer\u00a0» pour mettre fin à ce rattachement.",
  rejectedTitle: "Votre justificatif a été refusé",
  rejectedBody: (reason: string, comment: string | null) =>
    `Motif\u00a0: ${reason}.${comment === null ? "" : ` ${comment}`}`,
} as const;
