/** Of dots, badges, banners and toasts; always accompanied by text. */
export type Tone = "neutral" | "accent" | "success" | "info" | "warning" | "danger";
