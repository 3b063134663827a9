/** French words of concierge suppliers in the frame. */
export const supplierAreaTexts = {
  title: "Concierges",
  record: "Concierge",
  create: "Nouveau concierge",
} as const;
