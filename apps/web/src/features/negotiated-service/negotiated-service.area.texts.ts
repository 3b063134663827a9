/** French words of negotiated services in the frame. */
export const negotiatedServiceAreaTexts = {
  title: "Services négociés",
  record: "Service négocié",
  create: "Nouveau service négocié",
  order: "Ordonner les services négociés",
} as const;
