import type { ComponentProps } from "react";
import { useLayoutEffect, useRef } from "react";
import type { Choice } from "../basics/choice.ts";
import { classNames } from "../class-names.ts";
import { ChevronDownIcon } from "../icons.ts";
import { texts } from "../texts.ts";
import { useFieldAttributes } from "./field-context.ts";

export interface SelectProps<Value extends string = string>
  extends Omit<ComponentProps<"select">, "value" | "defaultValue" | "children" | "size" | "multiple"> {
  /** Empty for none. */
  value: Value | "";
  onValueChange: (value: Value | "") => void;
  options: readonly Choice<Value>[];
  /** The empty option's label; `null` if a choice is required. */
  placeholder?: string | null | undefined;
  /** Where the chosen label must say more: « Actif : oui ». */
  chosenLabel?: string | undefined;
  /** Shows the chosen label as selectable, focusable text (L14). */
  readOnly?: boolean | undefined;
}

/** A native select, for short lists without search. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { className, readOnly, required, ...rest } = props;
  const attributes = useFieldAttributes({ ...rest, readOnly, required });
  const hadFocus = useRef(false);
  return (
    <span className={classNames("ui-select", className)}>
      {attributes.readOnly === true ? (
        <ChosenText {...rest} attributes={attributes} hadFocus={hadFocus} />
      ) : (
        <NativeSelect {...rest} attributes={attributes} hadFocus={hadFocus} />
      )}
      <ChevronDownIcon aria-hidden size={16} />
    </span>
  );
}

interface Inside {
  readonly attributes: ReturnType<typeof useFieldAttributes>;
  readonly hadFocus: { current: boolean };
}

type ChosenProps = Pick<SelectProps, "aria-label" | "value" | "options" | "chosenLabel"> & Inside;

function ChosenText(props: ChosenProps) {
  const { value, options, chosenLabel, attributes, hadFocus, "aria-label": name } = props;
  const element = useKeptFocus<HTMLInputElement>(hadFocus);
  const chosen = options.find((option) => option.value === value);
  return (
    <input
      {...attributes}
      ref={element}
      type="text"
      aria-label={name}
      className="ui-input ui-input--select"
      value={(chosen && chosenLabel) ?? chosen?.label ?? ""}
    />
  );
}

function NativeSelect<Value extends string>({ attributes, hadFocus, ...props }: SelectProps<Value> & Inside) {
  const { value, onValueChange, options, placeholder = texts.field.choose, chosenLabel, ...rest } = props;
  const { readOnly: _, ...own } = attributes;
  const element = useKeptFocus<HTMLSelectElement>(hadFocus);
  return (
    <select
      {...rest}
      {...own}
      ref={element}
      className="ui-input ui-input--select"
      value={value}
      onChange={(event) =>
        onValueChange(options.find((option) => option.value === event.target.value)?.value ?? "")
      }
    >
      {placeholder === null ? null : <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {(option.value === value ? chosenLabel : undefined) ?? option.label}
        </option>
      ))}
    </select>
  );
}

function useKeptFocus<Element extends HTMLElement>(hadFocus: { current: boolean }) {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    const control = element.current;
    if (hadFocus.current) control?.focus();
    hadFocus.current = false;
    return () => {
      hadFocus.current = control !== null && control === document.activeElement;
    };
  }, [hadFocus]);
  return element;
}
