import type { Tone } from "@palier/ui";

/** Default colors of flags in lists and headers. */
export const flagTones: Readonly<Record<string, Tone>> = { true: "success", false: "neutral" };
