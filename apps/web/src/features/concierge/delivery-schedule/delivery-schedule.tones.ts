/** How states of deliveries are coloured in the week and in an hour. */
export const slotTones = {
  planned: "info",
  delivered: "success",
  missed: "danger",
  cancelled: "neutral",
} as const;
