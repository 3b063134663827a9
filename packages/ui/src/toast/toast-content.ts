import type { BannerTone } from "../display/banner.tsx";

export interface ToastContent {
  tone: BannerTone;
  /** What happened: « Immeuble enregistré ». */
  message: string;
  /** In smaller letters below. */
  detail?: string | undefined;
  /** One thing to do about it: « Annuler ». */
  action?: ToastAction | undefined;
  /** What it is about: of one kind only the latest is shown. Defaults to what it says. */
  kind?: string | undefined;
  /** The message once several of one kind came, whose own message then stands below: « 3 appels traités ». */
  counted?: ((count: number) => string) | undefined;
}

export interface ToastAction {
  label: string;
  /** The label where the toast counts several: it acts on the last of them alone. */
  labelOfLast?: string | undefined;
  /** Says how else it can be done, for screen readers. */
  altText?: string | undefined;
  onPress: () => void;
}

/** A toast on the page, and how many of its kind it stands for. */
export interface ShownToast {
  readonly id: number;
  readonly content: ToastContent;
  readonly count: number;
}
