/** Key code of keys consumed by an input method, including the one that ends a composition. */
const taken = 229;

/**
 * Whether a key belongs to an input method's composition rather than the page. Safari marks the key that ends
 * a composition only by its key code.
 */
export const isComposed = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean => isComposing || keyCode === taken;
