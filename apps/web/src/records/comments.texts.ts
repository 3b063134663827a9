/** French words of what admins write on a record. */
export const commentTexts = {
  form: "Ajouter un commentaire",
  kinds: { internal: "Note de l’équipe", resident: "Message au résident" },
  send: { internal: "Noter", resident: "Envoyer au résident" },
  readers: {
    internal: "Seule l’équipe lit cette note.",
    resident: (name: string) => `${name} lira ce message.`,
  },
  done: (record: string) => `Commentaire ajouté\u00a0: ${record}`,
} as const;
