import { type ComponentProps, useState } from "react";
import { isSaveKey } from "../basics/save-key.ts";
import { useFieldProblem } from "./field-context.ts";

export interface Notation<Value> {
  /** `undefined` if unreadable. */
  readonly read: (text: string) => Value | undefined;
  /** For completed text, if that allows more. Defaults to `read`. */
  readonly readWhole?: (text: string) => Value | undefined;
  /** `undefined` if not of this kind. */
  readonly write: (value: Value | string) => string | undefined;
  /** In French; a function can explain the given text. */
  readonly problem: string | ((text: string) => string);
}

export interface TypedTextInput<Value> {
  /** `null` if empty. Unreadable text is itself the value. */
  readonly value: Value | string | null;
  /** Unreadable text must not be submitted. */
  readonly onValueChange: (value: Value | string | null, readable: boolean) => void;
}

interface TypedTextOptions<Value> extends TypedTextInput<Value> {
  readonly notation: Notation<Value>;
  /** `leaving` reports unreadable text only on blur, Enter and Ctrl S: a date is incomplete while typed. */
  readonly report: "typing" | "leaving";
  /** Handlers that come first. */
  readonly own: Pick<ComponentProps<"input">, "onKeyDown" | "onBlur">;
}

/** For the input. The draft shows only while it matches the current value: resets and merges always show. */
export function useTypedText<Value>({
  value,
  onValueChange,
  notation,
  report,
  own,
}: TypedTextOptions<Value>): ComponentProps<"input"> {
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

  function settle(): void {
    if (!isTyping) return;
    setDraft(undefined);
    const { text } = draft;
    if (text.trim() === "" || text === settled || notation.read(text) !== undefined) return;
    const whole = notation.readWhole?.(text);
    if (!Object.is(whole ?? text, value)) onValueChange(whole ?? text, whole !== undefined);
  }

  return {
    type: "text",
    autoComplete: "off",
    value: isTyping ? draft.text : settled,
    onChange: (event) => type(event.target.value),
    onKeyDown: (event) => {
      own.onKeyDown?.(event);
      if (event.key === "Enter" || isSaveKey(event)) settle();
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      settle();
    },
  };
}
