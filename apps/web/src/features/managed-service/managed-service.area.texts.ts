/** French words of managed services in the frame. */
export const managedServiceAreaTexts = {
  title: "Services gérés",
  record: "Service géré",
  create: "Nouveau service géré",
  order: "Ordonner les services gérés",
} as const;
