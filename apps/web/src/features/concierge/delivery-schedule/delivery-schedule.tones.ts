import { BanIcon, CheckIcon, ClockIcon, CloseIcon } from "@palier/ui";

export const slotTones = {
  planned: "info",
  delivered: "success",
  missed: "danger",
  cancelled: "neutral",
} as const;

/** States differ by shape as well as color. */
export const slotIcons = {
  planned: ClockIcon,
  delivered: CheckIcon,
  missed: CloseIcon,
  cancelled: BanIcon,
} as const;
