import type { ComponentProps } from "react";
import { useState } from "react";
import { classNames } from "../class-names.ts";
import { formatCents, formatNumber } from "../format.ts";
import { texts } from "../texts.ts";
import { useFieldAttributes, useFieldProblem } from "./field-context.ts";
import { parseFrenchCents, parseFrenchNumber } from "./french-number.ts";

export interface NumberInputProps
  extends Omit<ComponentProps<"input">, "value" | "defaultValue" | "size" | "type"> {
  /** `null`: nothing is typed, or what is typed cannot be read. */
  value: number | null;
  /** `readable` is false while the text cannot be read: then the form must not be sent. */
  onValueChange: (value: number | null, readable: boolean) => void;
}

interface Notation {
  parse: (text: string) => number | undefined;
  format: (value: number) => string;
  problem: string;
}

const decimal: Notation = { parse: parseFrenchNumber, format: formatNumber, problem: texts.field.number };
const money: Notation = { parse: parseFrenchCents, format: formatCents, problem: texts.field.money };

/** A number typed the French way, « 1 234,5 »; tidied when one leaves the field. */
export function NumberInput(props: NumberInputProps) {
  return <NotationInput {...props} notation={decimal} />;
}

/** An amount in euros typed the French way; `value` is in integer cents. */
export function MoneyInput(props: NumberInputProps) {
  return (
    <span className="ui-affix">
      <NotationInput {...props} notation={money} />
      <span aria-hidden className="ui-affix__end">
        {texts.field.euro}
      </span>
    </span>
  );
}

function NotationInput({
  notation,
  value,
  onValueChange,
  className,
  required,
  ...rest
}: NumberInputProps & { notation: Notation }) {
  const attributes = useFieldAttributes({ required, ...rest });
  /** What is being typed; `undefined` when one is elsewhere and the value itself shows. */
  const [draft, setDraft] = useState<string | undefined>();
  const [unread, setUnread] = useState(false);
  useFieldProblem(unread ? notation.problem : undefined);

  function leave() {
    const readable = draft === undefined || draft.trim() === "" || notation.parse(draft) !== undefined;
    setUnread(!readable);
    if (readable) setDraft(undefined);
  }

  function type(text: string) {
    setDraft(text);
    const parsed = text.trim() === "" ? null : notation.parse(text);
    if (parsed !== undefined) setUnread(false);
    onValueChange(parsed ?? null, parsed !== undefined);
  }

  return (
    <input
      {...rest}
      {...attributes}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      className={classNames("ui-input ui-input--number", className)}
      value={draft ?? (value === null ? "" : notation.format(value))}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => {
        rest.onBlur?.(event);
        leave();
      }}
    />
  );
}
