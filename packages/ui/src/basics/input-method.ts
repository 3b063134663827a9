/** Of keys consumed by an input method, the last of a composition included. */
const taken = 229;

/** Safari marks the key that ends a composition only by its key code. */
export const isComposed = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean => isComposing || keyCode === taken;
