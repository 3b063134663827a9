/** French words of administrators in the frame. */
export const accountAdminAreaTexts = {
  title: "Administrateurs",
  record: "Administrateur",
  create: "Nouvel administrateur",
} as const;
