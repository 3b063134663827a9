/** What a browser names a key that its input method took, also the one that ends a composition. */
const taken = 229;

/**
 * Whether a key is the input method's, which is composing a letter: it chooses or drops that letter, and presses nothing.
 * Safari says of the key that ends a composition only that it was taken.
 */
export const isComposed = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean => isComposing || keyCode === taken;
