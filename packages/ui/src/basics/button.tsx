import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { IconType } from "../icons.ts";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "small" | "medium";

/** What a button looks like, apart from what it does; links that look like buttons share it. */
export interface ButtonLook {
  /** Defaults to `secondary`. One `primary` a screen; `danger` for what destroys. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Stands before the label. */
  icon?: IconType | undefined;
  /** Stands after the label, for what opens something. */
  iconEnd?: IconType | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  children: ReactNode;
}

/** The class names of a button's look. */
export const buttonClass = ({ variant = "secondary", size = "medium" }: ButtonLook): string =>
  `ui-button ui-button--${variant} ui-button--${size}`;

/** A button's inside: icon, label, icon. The icons are decoration, the label says it all. */
export function ButtonContent({
  icon: Icon,
  iconEnd: IconEnd,
  children,
}: ButtonLook & { children: ReactNode }) {
  return (
    <>
      {Icon ? <Icon aria-hidden size={16} className="ui-button__icon" /> : null}
      <span className="ui-button__label">{children}</span>
      {IconEnd ? <IconEnd aria-hidden size={16} className="ui-button__icon" /> : null}
    </>
  );
}

/** A button with a word on it. `type` defaults to `button`, so that it never submits by accident. */
export function Button({
  variant,
  size,
  icon,
  iconEnd,
  className,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={classNames(buttonClass({ variant, size }), className)} {...rest}>
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </button>
  );
}
