/** French words of modules in the frame. */
export const moduleAreaTexts = {
  title: "Modules",
  record: "Module",
} as const;
