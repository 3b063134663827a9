import { useRef } from "react";
import { FieldControl, type FieldSlot } from "#forms/field-control.tsx";
import { insertAtCaret } from "./insert-at-caret.ts";
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
