import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { IconType } from "../icons.ts";
import { texts } from "../texts.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "small" | "medium";

export interface ButtonLook {
  /** Defaults to `secondary`. One `primary` per screen; `danger` for destructive actions. */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: IconType | undefined;
  iconEnd?: IconType | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /** Spins and cannot be pressed, but keeps the focus. The caller ignores its presses. */
  busy?: boolean | undefined;
  children: ReactNode;
}

export const buttonClass = ({ variant = "secondary", size = "medium" }: ButtonLook): string =>
  `ui-button ui-button--${variant} ui-button--${size}`;

/** Decorative icons. */
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

/**
 * `type` defaults to `button`, against accidental submission.
 * @example <Button variant="primary" icon={SaveIcon} onClick={save}>Enregistrer</Button>
 */
export function Button({
  variant,
  size,
  icon,
  iconEnd,
  className,
  children,
  busy,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(
        buttonClass({ variant, size }),
        busy === true && "ui-button--spinning",
        className,
      )}
      {...rest}
      {...busyState(busy)}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
      <BusyMark busy={busy} />
    </button>
  );
}

/** For readers; an action that is not busy keeps its own state. */
export const busyState = (busy: boolean | undefined) =>
  busy === true ? { "aria-busy": true, "aria-disabled": true } : {};

export const BusyMark = ({ busy }: { readonly busy: boolean | undefined }) =>
  busy === true ? <Spinner className="ui-button__spinner" label={texts.pending} /> : null;
