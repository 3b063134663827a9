import { classNames } from "../class-names.ts";
import type { DateInputProps } from "./date-input.tsx";
import { useFieldAttributes } from "./field-context.ts";
import { controlTexts } from "./form-controls.texts.ts";
import { type Notation, useTypedText } from "./use-typed-text.ts";

const hex: Notation<string> = {
  read: (text) => {
    const [, digits = ""] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim()) ?? [];
    const full = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
    return full === "" ? undefined : `#${full.toLowerCase()}`;
  },
  write: (value) => (/^#[0-9a-f]{6}$/i.test(value) ? value : undefined),
  problem: controlTexts.color.problem,
};

/** `#2d6166`, typed or picked. */
export function ColorInput({ value, onValueChange, className, ...rest }: DateInputProps) {
  const attributes = useFieldAttributes(rest);
  const typed = useTypedText({ value, onValueChange, notation: hex, report: "leaving", own: rest });
  const shown = value === null ? undefined : hex.write(value);
  const locked = attributes.readOnly === true || attributes.disabled === true;
  return (
    <span className={classNames("ui-colorbox", className)}>
      <input
        type="color"
        className={classNames("ui-colorbox__swatch", shown === undefined && "ui-colorbox__swatch--none")}
        aria-label={controlTexts.color.pick}
        aria-disabled={locked || undefined}
        value={shown ?? "#ffffff"}
        onClick={(event) => {
          if (locked) event.preventDefault();
        }}
        onChange={(event) => {
          if (!locked) onValueChange(event.target.value, true);
        }}
      />
      <input
        {...rest}
        {...attributes}
        {...typed}
        spellCheck={false}
        placeholder={controlTexts.color.placeholder}
        className="ui-input ui-figures"
      />
    </span>
  );
}
