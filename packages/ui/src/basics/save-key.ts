/** Ctrl S (⌘ S) saves from within a field, which is not left. */
export const isSaveKey = ({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === "s";
