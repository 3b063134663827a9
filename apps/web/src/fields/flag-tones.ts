/** How a switch is coloured in lists and heads: on, off. */
export const flagTones = { true: "success", false: "neutral" } as const;
