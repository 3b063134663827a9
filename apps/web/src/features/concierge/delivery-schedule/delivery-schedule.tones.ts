import { BanIcon, CheckIcon, ClockIcon, CloseIcon } from "@palier/ui";

/** How states of deliveries are coloured in the week and in an hour. */
export const slotTones = {
  planned: "info",
  delivered: "success",
  missed: "danger",
  cancelled: "neutral",
} as const;

/** Their marks in the week, where they stand without their words: by shape as well as by colour. */
export const slotIcons = {
  planned: ClockIcon,
  delivered: CheckIcon,
  missed: CloseIcon,
  cancelled: BanIcon,
} as const;
