import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import type { IconType } from "../icons.ts";
import type { ButtonSize, ButtonVariant } from "./button.tsx";
import { buttonClass } from "./button.tsx";
import { type TooltipSide, tooltip } from "./tooltip.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  icon: IconType;
  /** Accessible name and tooltip. */
  label: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  tooltipSide?: TooltipSide | undefined;
}

/**
 * Its name is its tooltip.
 * @example <IconButton icon={EditIcon} label="Modifier" onClick={edit} />
 */
export function IconButton({
  icon: Icon,
  label,
  variant = "ghost",
  size,
  tooltipSide,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classNames(buttonClass({ variant, size }), "ui-button--square", className)}
      {...tooltip(label, tooltipSide)}
      {...rest}
    >
      <Icon aria-hidden size={16} className="ui-button__icon" />
    </button>
  );
}
