import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { ChevronDownIcon } from "../icons.ts";
import { texts } from "../texts.ts";
import { useFieldAttributes } from "./field-context.ts";

/** One choice of a selector: what is sent, and the French that is shown. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string>
  extends Omit<ComponentProps<"select">, "value" | "defaultValue" | "children" | "size" | "multiple"> {
  /** An empty string: nothing chosen. */
  value: Value | "";
  onValueChange: (value: Value | "") => void;
  options: readonly Choice<Value>[];
  /** The words of the empty choice; `null` where one must be chosen. */
  placeholder?: string | null | undefined;
}

/** The system's own selector, for short lists that need no search. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    value,
    onValueChange,
    options,
    placeholder = texts.field.choose,
    className,
    required,
    ...rest
  } = props;
  const attributes = useFieldAttributes({ required, ...rest });
  return (
    <span className={classNames("ui-select", className)}>
      <select
        {...rest}
        {...attributes}
        className="ui-input ui-input--select"
        value={value}
        onChange={(event) =>
          onValueChange(options.find((option) => option.value === event.target.value)?.value ?? "")
        }
      >
        {placeholder === null ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon aria-hidden size={16} />
    </span>
  );
}
