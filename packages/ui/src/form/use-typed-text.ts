import { type KeyboardEvent, useState } from "react";
import { useFieldProblem } from "./field-context.ts";

/** How the values of one kind are written and read as text. */
export interface Notation<Value> {
  /** The value of a text; `undefined` when the text stands for none. */
  readonly read: (text: string) => Value | undefined;
  /** Reads a text that is left, where that is more than can be read while it is typed. Defaults to `read`. */
  readonly readWhole?: (text: string) => Value | undefined;
  /** The text of a value; `undefined` for what is no value of this kind. */
  readonly write: (value: Value | string) => string | undefined;
  /** What is expected, in French; by the text where that can say what is wrong with it. */
  readonly problem: string | ((text: string) => string);
}

export interface TypedTextInput<Value> {
  /** `null`: nothing is typed. A text that cannot be read is the value itself, as it was typed. */
  readonly value: Value | string | null;
  /** `readable` is false for a text that cannot be read; the form must not be sent then. */
  readonly onValueChange: (value: Value | string | null, readable: boolean) => void;
}

interface TypedTextOptions<Value> extends TypedTextInput<Value> {
  readonly notation: Notation<Value>;
  /** `leaving` calls back for unreadable text only on blur and Enter: a date is incomplete while it is typed. */
  readonly report: "typing" | "leaving";
}

/**
 * Text and events of an input whose value is typed as text. The draft is shown only while it stands for the current
 * value, so that a reset or a merge from outside always shows.
 */
export function useTypedText<Value>({ value, onValueChange, notation, report }: TypedTextOptions<Value>) {
  const [draft, setDraft] = useState<{ text: string; value: Value | string | null }>();
  const written = value === null || value === "" ? "" : notation.write(value);
  const settled = written ?? String(value);
  const isTyping = draft !== undefined && Object.is(draft.value, value);
  const { problem } = notation;
  const isUnread = written === undefined && !isTyping;
  useFieldProblem(isUnread ? (typeof problem === "string" ? problem : problem(settled)) : undefined);

  function emit(text: string, next: Value | string | null, readable: boolean): void {
    setDraft({ text, value: next });
    if (!Object.is(next, value)) onValueChange(next, readable);
  }

  function type(text: string): void {
    const next = text.trim() === "" ? null : text === settled ? value : notation.read(text);
    if (next !== undefined) emit(text, next, true);
    else if (report === "typing") emit(text, text, false);
    else setDraft({ text, value });
  }

  /** Ends the typing: a value is written out in full, a text that cannot be read stays and is reported. */
  function settle(): void {
    if (!isTyping) return;
    setDraft(undefined);
    const { text } = draft;
    if (text.trim() === "" || text === settled || notation.read(text) !== undefined) return;
    const whole = notation.readWhole?.(text);
    if (!Object.is(whole ?? text, value)) onValueChange(whole ?? text, whole !== undefined);
  }

  return {
    text: isTyping ? draft.text : settled,
    type,
    settle,
    settleOnEnter: (event: KeyboardEvent) => {
      if (event.key === "Enter") settle();
    },
  };
}
