import type { Tone } from "@palier/ui";

/** How a switch is coloured in lists and heads unless they say otherwise: on, off. */
export const flagTones: Readonly<Record<string, Tone>> = { true: "success", false: "neutral" };
