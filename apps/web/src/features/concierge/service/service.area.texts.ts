/** French words of services in the frame. */
export const serviceAreaTexts = {
  title: "Prestations",
  record: "Prestation",
  create: "Nouvelle prestation",
} as const;
