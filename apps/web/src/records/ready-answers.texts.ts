export const readyAnswersTexts = {
  button: "Réponses prêtes",
  loading: "Chargement des réponses prêtes…",
  search: "Rechercher une réponse prête",
  list: "Réponses prêtes",
  noMatch: "Aucune réponse prête ne correspond",
  empty: "Aucune réponse prête pour l’instant",
  emptyDetail: "Rédigez une fois ce que vous répondez souvent\u00a0: vous l’insérerez ici d’un geste.",
  manage: "Gérer les réponses prêtes",
  first: (count: string) => `Les ${count} premières par leur titre.`,
} as const;
