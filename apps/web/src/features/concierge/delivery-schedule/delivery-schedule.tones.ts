import { BanIcon, CheckIcon, ClockIcon, CloseIcon } from "@palier/ui";

/** Colors of delivery states. */
export const slotTones = {
  planned: "info",
  delivered: "success",
  missed: "danger",
  cancelled: "neutral",
} as const;

/** Icons in the week, so that states differ by shape as well as color. */
export const slotIcons = {
  planned: ClockIcon,
  delivered: CheckIcon,
  missed: CloseIcon,
  cancelled: BanIcon,
} as const;
