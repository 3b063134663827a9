import type { BannerTone } from "../display/banner.tsx";

export interface ToastContent {
  tone: BannerTone;
  /** « Immeuble enregistré » */
  message: string;
  /** Smaller, below the message. */
  detail?: string | undefined;
  /** « Annuler » */
  action?: ToastAction | undefined;
  /** Only the latest toast of a kind is shown. Defaults to the message. */
  kind?: string | undefined;
  /** For several of a kind, above the last message: « 3 appels traités ». */
  counted?: ((count: number) => string) | undefined;
}

export interface ToastAction {
  label: string;
  /** For several, as the action applies to the last one only. */
  labelOfLast?: string | undefined;
  /** An alternative way, for screen readers. */
  altText?: string | undefined;
  onPress: () => void;
}

export interface ShownToast {
  readonly id: number;
  readonly content: ToastContent;
  readonly count: number;
}
