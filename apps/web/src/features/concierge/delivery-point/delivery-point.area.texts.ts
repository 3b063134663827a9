/** French words of delivery points in the frame. */
export const deliveryPointAreaTexts = {
  title: "Points de livraison",
  record: "Point de livraison",
  create: "Nouveau point de livraison",
} as const;
