import { useRef } from "react";
import { FieldControl, type FieldSlot } from "#forms/field-control.tsx";
import { ReadyAnswers } from "./ready-answers.tsx";

interface ReadyAnswerTextProps {
  readonly slot: FieldSlot;
  /** Another admin holds the record. */
  readonly readOnly: boolean;
}

export function ReadyAnswerText({ slot, readOnly }: ReadyAnswerTextProps) {
  const field = useRef<HTMLDivElement>(null);
  return (
    <div ref={field} className="ready-answer-text">
      <FieldControl {...slot} />
      {readOnly ? null : (
        <ReadyAnswers
          onInsert={(body) => {
            const area = field.current?.querySelector("textarea");
            if (area) insertAtCaret(area, body);
          }}
        />
      )}
    </div>
  );
}

/** On lines of its own; keeps the selection; undoable with Ctrl+Z. */
function insertAtCaret(area: HTMLTextAreaElement, text: string): void {
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
