import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { FieldError, RequiredMark } from "./field.tsx";

export interface FieldGroupProps {
  legend: ReactNode;
  id?: string | undefined;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Fields under one legend. */
export function FieldGroup({
  legend,
  help,
  error,
  required,
  disabled,
  className,
  ...props
}: FieldGroupProps) {
  const made = useId();
  const id = props.id ?? made;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classNames("ui-field", className)}
      aria-describedby={classNames(error ? `${id}-error` : "", help ? `${id}-help` : "") || undefined}
      disabled={disabled}
    >
      <legend className="ui-field__label">
        {legend}
        {required === true ? <RequiredMark /> : null}
      </legend>
      {props.children}
      <FieldError id={`${id}-error`} message={error} />
      {help ? (
        <p className="ui-field__help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </fieldset>
  );
}
