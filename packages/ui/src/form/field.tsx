import type { ReactNode } from "react";
import { useId, useState } from "react";
import { classNames } from "../class-names.ts";
import { AlertIcon } from "../icons.ts";
import { texts } from "../texts.ts";
import { FieldContext } from "./field-context.ts";

export interface FieldProps {
  /** Omit for a control with its own label (a switch). */
  label?: ReactNode;
  /** Target of the error summary. Defaults to a generated id. */
  id?: string | undefined;
  help?: ReactNode;
  /** In French; marks the control as invalid. */
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Focusable and copyable, but refuses changes (L14). */
  readOnly?: boolean | undefined;
  /** Always read-only: reserves no space for the date format. */
  fixed?: boolean | undefined;
  /** Id of a description elsewhere, shared by several fields. */
  describedBy?: string | undefined;
  aside?: ReactNode;
  /** An input of this package, which takes id and aria attributes from here. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * A control with label, help and error. Required fields are marked and announced (S06).
 * @example <Field label="Nom" required><TextInput value={name} onValueChange={setName} /></Field>
 */
export function Field(props: FieldProps) {
  const { label, help, error, required = false, disabled = false, readOnly = false } = props;
  const made = useId();
  const id = props.id ?? made;
  const [problem, setProblem] = useState<string | undefined>();
  const [isLabelable, setLabelable] = useState(true);
  const message = error ?? problem;
  const described = [message ? `${id}-error` : "", help ? `${id}-help` : "", props.describedBy ?? ""];
  const describedBy = classNames(...described) || undefined;

  return (
    <div className={classNames("ui-field", message !== undefined && "ui-field--invalid", props.className)}>
      {label ? (
        <div className="ui-field__head">
          <label className="ui-field__label" htmlFor={isLabelable ? id : undefined} id={`${id}-label`}>
            {label}
            {required ? <RequiredMark /> : null}
          </label>
          {props.aside ? <span className="ui-field__aside">{props.aside}</span> : null}
        </div>
      ) : null}
      <FieldContext
        value={{
          id,
          labelId: `${id}-label`,
          name: typeof label === "string" ? label : undefined,
          describedBy,
          invalid: message !== undefined,
          required,
          disabled,
          readOnly,
          fixed: props.fixed ?? false,
          reportProblem: setProblem,
          reportLabelable: setLabelable,
        }}
      >
        {props.children}
      </FieldContext>
      <FieldError id={`${id}-error`} message={message} />
      {help ? (
        <p className="ui-field__help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </div>
  );
}

/** Announced as a word. */
export function RequiredMark() {
  return (
    <>
      <span aria-hidden className="ui-field__required">
        *
      </span>
      <span className="ui-hidden"> ({texts.field.required})</span>
    </>
  );
}

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p className="ui-field__error" id={id}>
      <AlertIcon aria-hidden size={14} />
      <span>{message}</span>
    </p>
  );
}
