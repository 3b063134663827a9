import type { Tone } from "@palier/ui";

export const flagTones: Readonly<Record<string, Tone>> = { true: "success", false: "neutral" };
