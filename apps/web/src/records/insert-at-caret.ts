/**
 * Inserts a text where the caret of a text area stands, on lines of its own beside what is there. What is selected stays:
 * nothing that was typed is lost. It goes through the browser's own editing, so that Ctrl+Z takes it back.
 */
export function insertAtCaret(area: HTMLTextAreaElement, text: string): void {
  const { value, selectionEnd: at } = area;
  area.focus();
  area.setSelectionRange(at, at);
  const before = at > 0 && !/\s/.test(value.charAt(at - 1)) ? "\n" : "";
  const after = at < value.length && !/\s/.test(value.charAt(at)) ? "\n" : "";
  const inserted = `${before}${text}${after}`;
  // Deprecated, and still the only way that joins the field's own history of edits.
  if (document.execCommand("insertText", false, inserted)) return;
  area.setRangeText(inserted, at, at, "end");
  area.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: inserted }));
}
