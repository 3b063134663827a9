import * as RadixCheckbox from "@radix-ui/react-checkbox";
import * as RadixSwitch from "@radix-ui/react-switch";
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { useId } from "react";
import { classNames } from "../class-names.ts";
import { useFieldAttributes } from "./field-context.ts";

interface TickProps {
  label: ReactNode;
  help?: ReactNode;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  /** Focusable and announced, but refuses changes (L14). */
  readOnly?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

export interface CheckboxProps extends TickProps {
  checked: boolean | "indeterminate";
}

/** `indeterminate`: some items below are checked. */
export function Checkbox({ checked, onCheckedChange, ...rest }: CheckboxProps) {
  return (
    <Ticked {...rest}>
      {(attributes) => (
        <RadixCheckbox.Root
          {...attributes}
          className="ui-checkbox"
          checked={checked}
          onCheckedChange={(next) => {
            if (attributes["aria-readonly"] !== true) onCheckedChange(next === true);
          }}
        >
          <RadixCheckbox.Indicator className="ui-checkbox__mark">
            {checked === "indeterminate" ? (
              <Minus aria-hidden size={12} strokeWidth={3} />
            ) : (
              <Check aria-hidden size={12} strokeWidth={3} />
            )}
          </RadixCheckbox.Indicator>
        </RadixCheckbox.Root>
      )}
    </Ticked>
  );
}

export interface SwitchProps extends TickProps {
  checked: boolean;
}

/** For a setting that is on or off. */
export function Switch({ checked, onCheckedChange, ...rest }: SwitchProps) {
  return (
    <Ticked {...rest}>
      {(attributes) => (
        <RadixSwitch.Root
          {...attributes}
          className="ui-switch"
          checked={checked}
          onCheckedChange={(next) => {
            if (attributes["aria-readonly"] !== true) onCheckedChange(next);
          }}
        >
          <RadixSwitch.Thumb className="ui-switch__thumb" />
        </RadixSwitch.Root>
      )}
    </Ticked>
  );
}

interface TickAttributes {
  id: string;
  disabled?: boolean;
  "aria-readonly"?: true;
  "aria-describedby"?: string;
}

function Ticked(
  props: Omit<TickProps, "onCheckedChange"> & { children: (attributes: TickAttributes) => ReactNode },
) {
  const { label, help, disabled, readOnly, className, children } = props;
  const made = useId();
  const field = useFieldAttributes({ id: props.id, disabled, readOnly });
  const id = field.id ?? made;
  const describedBy = classNames(field["aria-describedby"], help ? `${id}-note` : undefined);
  return (
    <div className={classNames("ui-tick", field.disabled === true && "ui-tick--disabled", className)}>
      {children({
        id,
        ...(field.disabled === undefined ? {} : { disabled: field.disabled }),
        ...(field.readOnly === true ? { "aria-readonly": true as const } : {}),
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
      })}
      <span className="ui-tick__words">
        <label htmlFor={id}>{label}</label>{" "}
        {help ? (
          <span className="ui-tick__help" id={`${id}-note`}>
            {help}
          </span>
        ) : null}
      </span>
    </div>
  );
}
