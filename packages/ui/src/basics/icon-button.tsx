import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import type { IconType } from "../icons.ts";
import type { ButtonSize, ButtonVariant } from "./button.tsx";
import { BusyMark, busyState, buttonClass } from "./button.tsx";
import { type TooltipSide, tooltip } from "./tooltip.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  icon: IconType;
  /** Accessible name and tooltip. */
  label: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  tooltipSide?: TooltipSide | undefined;
  /** Spins and cannot be pressed, but keeps the focus. The caller ignores its presses. */
  busy?: boolean | undefined;
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
  busy,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classNames(
        buttonClass({ variant, size }),
        "ui-button--square",
        busy === true && "ui-button--spinning",
        className,
      )}
      {...tooltip(label, tooltipSide)}
      {...rest}
      {...busyState(busy)}
    >
      <Icon aria-hidden size={16} className="ui-button__icon" />
      <BusyMark busy={busy} />
    </button>
  );
}
