import { amountFault } from "@palier/contract/kit/amount-fault";
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { formatCents, formatNumber } from "../format.ts";
import { texts } from "../texts.ts";
import { useFieldAttributes } from "./field-context.ts";
import { parseFrenchCents, parseFrenchNumber } from "./french-number.ts";
import { type Notation, type TypedTextInput, useTypedText } from "./use-typed-text.ts";

export interface NumberInputProps
  extends Omit<ComponentProps<"input">, "value" | "defaultValue" | "size" | "type">,
    TypedTextInput<number> {}

const writeBy = (format: (value: number) => string) => (value: number | string) =>
  typeof value === "number" ? format(value) : undefined;
const decimal: Notation<number> = {
  read: parseFrenchNumber,
  write: writeBy(formatNumber),
  problem: texts.field.number,
};
const money: Notation<number> = {
  read: parseFrenchCents,
  write: writeBy(formatCents),
  problem: (text) => texts.field.money[amountFault(text) ?? "none"],
};

export interface Unit {
  readonly one: string;
  readonly many: string;
  /** « 21 heure » would be wrong for an hour of the day. */
  readonly isUnshown?: boolean | undefined;
}

interface MeasureProps extends NumberInputProps {
  /** Shown after the number; may be typed too, whole or in part: « 21 h ». */
  unit?: Unit | undefined;
}

/** A number in French notation, « 1 234,5 », normalised on blur. */
export function NumberInput({ unit, ...props }: MeasureProps) {
  if (unit === undefined) return <NotationInput {...props} notation={decimal} />;
  const read = (text: string) => parseFrenchNumber(withoutUnit(text, unit));
  const input = <NotationInput {...props} notation={{ ...decimal, read }} />;
  if (unit.isUnshown === true) return input;
  const { value } = props;
  // French plurals start at 2.
  const shown = typeof value === "number" && Math.abs(value) < 2 ? unit.one : unit.many;
  return (
    <span className={classNames("ui-affix", shown.length > 1 && "ui-affix--word")}>
      {input}
      <span aria-hidden className="ui-affix__end">
        {shown}
      </span>
    </span>
  );
}

/** The number of « 12,5 % », « 1 jour », « 21 j. »: the rest must start its unit. */
function withoutUnit(text: string, { one, many }: Unit): string {
  const [, number = text, word = ""] = /^(.*\d)\s*([^\d\s.,]+)\.?\s*$/u.exec(text) ?? [];
  const isUnit = [one, many].some((each) => each.startsWith(word.toLowerCase()));
  return isUnit ? number : text;
}

/** In euros, in French notation; `value` is in integer cents. */
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
}: NumberInputProps & { notation: Notation<number> }) {
  const attributes = useFieldAttributes({ required, ...rest });
  const typed = useTypedText({ value, onValueChange, notation, report: "typing", own: rest });
  return (
    <input
      {...rest}
      {...attributes}
      {...typed}
      inputMode="decimal"
      className={classNames("ui-input ui-input--number", className)}
    />
  );
}
