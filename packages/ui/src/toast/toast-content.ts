import type { BannerTone } from "../display/banner.tsx";

export interface ToastContent {
  tone: BannerTone;
  /** What happened: « Immeuble enregistré ». */
  message: string;
  /** Smaller, below the message. */
  detail?: string | undefined;
  /** One possible action: « Annuler ». */
  action?: ToastAction | undefined;
  /** Only the latest toast of a kind is shown. Defaults to the message. */
  kind?: string | undefined;
  /** Message for several of a kind, above the last one's: « 3 appels traités ». */
  counted?: ((count: number) => string) | undefined;
}

export interface ToastAction {
  label: string;
  /** Label for several, as the action applies to the last one only. */
  labelOfLast?: string | undefined;
  /** An alternative way, for screen readers. */
  altText?: string | undefined;
  onPress: () => void;
}

/** A visible toast, and how many of its kind it represents. */
export interface ShownToast {
  readonly id: number;
  readonly content: ToastContent;
  readonly count: number;
}
