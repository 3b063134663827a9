/** On lines of its own; keeps the selection; undoable with Ctrl+Z. */
export function insertAtCaret(area: HTMLTextAreaElement, text: string): void {
  const { value, selectionEnd: at } = area;
  area.focus();
  area.setSelectionRange(at, at);
  const before = at > 0 && !/\s/.test(value.charAt(at - 1)) ? "\n" : "";
  const after = at < value.length && !/\s/.test(value.charAt(at)) ? "\n" : "";
  const inserted = `${before}${text}${after}`;
  // Deprecated, but the only way into the field's undo history.
  if (document.execCommand("insertText", false, inserted)) return;
  area.setRangeText(inserted, at, at, "end");
  area.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: inserted }));
}
