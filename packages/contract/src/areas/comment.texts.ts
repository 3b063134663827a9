/** French words of what admins write on orders and incidents. */
export const commentTexts = {
  at: "Date",
  byAdmin: "Administrateur",
  body: "Commentaire",
  visibility: "Visible par",
  readers: { internal: "Équipe", resident: "Équipe et résident" },
} as const;
