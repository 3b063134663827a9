import { withoutControls, withoutUnseen } from "@palier/contract/kit/typed-text";
import type { ChangeEvent, ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { useFieldAttributes } from "./field-context.ts";

export interface TextInputProps extends Omit<ComponentProps<"input">, "value" | "defaultValue" | "size"> {
  value: string;
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Takes id and aria attributes from its Field. Control characters, and those that turn what stands beside them
 * around, do not come in: what is shown is what is stored.
 */
export function TextInput({ value, onValueChange, onChange, className, required, ...rest }: TextInputProps) {
  const attributes = useFieldAttributes({ required, ...rest });
  return (
    <input
      type="text"
      dir="auto"
      {...rest}
      {...attributes}
      className={classNames("ui-input", className)}
      value={value}
      onChange={(event) => {
        if (rest.type === undefined || rest.type === "text") reduce(event, withoutControls);
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
    />
  );
}

/** No browser validation: the form applies S07's rule, which unseen marks pass. */
export function EmailInput(props: TextInputProps) {
  return (
    <TextInput
      type="text"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      onChange={(event) => {
        reduce(event, withoutUnseen);
        props.onChange?.(event);
      }}
    />
  );
}

/** Five figures, also where « 75 001 » is pasted: a maximum length would cut the last one off unseen. */
export function PostalCodeInput(props: TextInputProps) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...props}
      className={classNames("ui-figures", props.className)}
      onChange={(event) => {
        reduce(event, (typed) => withoutUnseen(typed).replace(/\s/gu, ""));
        props.onChange?.(event);
      }}
    />
  );
}

/** In the input itself: a value that React writes back moves the caret to its end. */
function reduce({ target }: ChangeEvent<HTMLInputElement>, clean: (text: string) => string): void {
  const { value, selectionStart } = target;
  const cleaned = clean(value);
  if (cleaned === value) return;
  const caret = clean(value.slice(0, selectionStart ?? value.length)).length;
  target.value = cleaned;
  target.setSelectionRange(caret, caret);
}

/** A phone number in French notation; the form validates it. */
export function TelInput(props: TextInputProps) {
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      autoComplete="off"
      {...props}
      className={classNames("ui-figures", props.className)}
    />
  );
}

/** Filled by password managers as the present password. */
export function PasswordInput(props: TextInputProps) {
  return <TextInput autoComplete="current-password" {...props} type="password" />;
}

export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "value" | "defaultValue"> {
  value: string;
  onValueChange?: ((value: string) => void) | undefined;
}

/** Several lines; grows with its content where browsers support that. */
export function TextArea({
  value,
  onValueChange,
  onChange,
  className,
  required,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const attributes = useFieldAttributes({ required, ...rest });
  return (
    <textarea
      rows={rows}
      dir="auto"
      {...rest}
      {...attributes}
      className={classNames("ui-input ui-input--area", className)}
      value={value}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
    />
  );
}
