/** Key code of keys consumed by an input method, including the one that ends a composition. */
const taken = 229;

/** Whether a key belongs to a composition. Safari marks the key that ends one only by its key code. */
export const isComposed = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean => isComposing || keyCode === taken;
