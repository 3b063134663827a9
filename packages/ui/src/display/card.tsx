import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { IconType } from "../icons.ts";

export interface CardProps {
  title?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  /** No padding, for a table or list up to the edge. */
  flush?: boolean | undefined;
  level?: 2 | 3 | undefined;
}

/** A flat surface; shadows are for floating elements. */
export function Card({ title, actions, children, flush = false, level = 2 }: CardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className="ui-card">
      {title || actions ? (
        <div className="ui-card__head">
          {title ? <Heading className="ui-card__title">{title}</Heading> : null}
          {actions ? <div className="ui-card__actions">{actions}</div> : null}
        </div>
      ) : null}
      <div className={classNames("ui-card__body", flush && "ui-card__body--flush")}>{children}</div>
    </section>
  );
}

export interface EmptyStateProps {
  icon?: IconType | undefined;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Stands where there is no content: the reason, and what to do. */
export function EmptyState({ icon: Icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className="ui-empty">
      {Icon ? <Icon aria-hidden size={24} strokeWidth={1.5} className="ui-empty__icon" /> : null}
      <p className="ui-empty__title">{title}</p>
      {children ? <div className="ui-empty__text">{children}</div> : null}
      {actions ? <div className="ui-empty__actions">{actions}</div> : null}
    </div>
  );
}
