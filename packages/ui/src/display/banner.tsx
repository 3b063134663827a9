import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { IconType } from "../icons.ts";
import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon } from "../icons.ts";

export type BannerTone = "info" | "success" | "warning" | "danger";

export const toneIcons: Record<BannerTone, IconType> = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: AlertIcon,
};

export interface BannerProps {
  tone?: BannerTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** For a banner that appears later, so that it is announced. */
  role?: "status" | "alert" | undefined;
  className?: string | undefined;
}

/** A notice above what it concerns: a lock, a failure, a lost connection. */
export function Banner({ tone = "info", title, children, actions, role, className }: BannerProps) {
  const Icon = toneIcons[tone];
  return (
    <div className={classNames("ui-banner", `ui-banner--${tone}`, className)} role={role}>
      <Icon aria-hidden size={16} className="ui-banner__icon" />
      <div className="ui-banner__words">
        {title ? <p className="ui-banner__title">{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
      {actions ? <div className="ui-banner__actions">{actions}</div> : null}
    </div>
  );
}
