import type { ReactNode } from "react";
import { useId } from "react";
import { classNames } from "../class-names.ts";
import { FieldError, RequiredMark } from "./field.tsx";
import type { Choice } from "./select.tsx";

export interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  value: Value | "";
  onValueChange: (value: Value) => void;
  options: readonly (Choice<Value> & { help?: ReactNode })[];
  /** The group's id, which the error summary links to. */
  id?: string | undefined;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Side by side instead of one below the other. */
  inline?: boolean | undefined;
}

/** One of a few, all visible. Native radios: arrows move, one tab stop. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, value, onValueChange, options, help, error, required, disabled, inline } = props;
  const made = useId();
  const id = props.id ?? made;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classNames("ui-field ui-radios", inline === true && "ui-radios--inline")}
      aria-describedby={classNames(error ? `${id}-error` : "", help ? `${id}-help` : "") || undefined}
      disabled={disabled}
    >
      <legend className="ui-field__label">
        {legend}
        {required === true ? <RequiredMark /> : null}
      </legend>
      <div className="ui-radios__options">
        {options.map((option) => (
          <div
            key={option.value}
            className={classNames("ui-tick", (disabled ?? option.disabled) === true && "ui-tick--disabled")}
          >
            <input
              type="radio"
              className="ui-radio"
              id={`${id}-${option.value}`}
              name={id}
              checked={option.value === value}
              disabled={option.disabled}
              required={required}
              onChange={() => onValueChange(option.value)}
              aria-describedby={option.help ? `${id}-${option.value}-note` : undefined}
            />
            <span className="ui-tick__words">
              <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
              {option.help ? (
                <span className="ui-tick__help" id={`${id}-${option.value}-note`}>
                  {option.help}
                </span>
              ) : null}
            </span>
          </div>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
      {help ? (
        <p className="ui-field__help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </fieldset>
  );
}
