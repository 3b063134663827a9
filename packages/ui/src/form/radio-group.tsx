import type { ReactNode } from "react";
import { useId } from "react";
import type { Choice } from "../basics/choice.ts";
import { classNames } from "../class-names.ts";
import { FieldGroup, type FieldGroupProps } from "./field-group.tsx";

export interface RadioGroupProps<Value extends string>
  extends Omit<FieldGroupProps, "children" | "className"> {
  value: Value | "";
  onValueChange: (value: Value) => void;
  options: readonly (Choice<Value> & { help?: ReactNode })[];
  /** Focusable and announced, but refuses changes (L14). */
  readOnly?: boolean | undefined;
  inline?: boolean | undefined;
}

/** Native radios: one tab stop, arrows move. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { value, onValueChange, options, readOnly, inline, ...group } = props;
  const made = useId();
  const id = props.id ?? made;
  return (
    <FieldGroup
      {...group}
      id={id}
      className={classNames("ui-radios", inline === true && "ui-radios--inline")}
    >
      <div className="ui-radios__options">
        {options.map((option) => (
          <div
            key={option.value}
            className={classNames(
              "ui-tick",
              (props.disabled ?? option.disabled) === true && "ui-tick--disabled",
            )}
          >
            <input
              type="radio"
              className="ui-radio"
              id={`${id}-${option.value}`}
              name={id}
              checked={option.value === value}
              disabled={option.disabled}
              required={props.required}
              aria-disabled={readOnly || undefined}
              onChange={() => {
                if (readOnly !== true) onValueChange(option.value);
              }}
              aria-describedby={option.help ? `${id}-${option.value}-note` : undefined}
            />
            <span className="ui-tick__words">
              <label htmlFor={`${id}-${option.value}`}>{option.label}</label>{" "}
              {option.help ? (
                <span className="ui-tick__help" id={`${id}-${option.value}-note`}>
                  {option.help}
                </span>
              ) : null}
            </span>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
