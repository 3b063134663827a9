import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { initials } from "../format.ts";
import type { IconType } from "../icons.ts";
import type { Tone } from "../tone.ts";

interface StatusMarkProps {
  tone: Tone;
  /** Tells the state by shape where its label is not shown. Defaults to a dot. */
  icon?: IconType | undefined;
}

/** Hidden from screen readers. */
export function StatusMark({ tone, icon: Icon }: StatusMarkProps) {
  return Icon === undefined ? (
    <span aria-hidden className={`ui-status__dot ui-status__dot--${tone}`} />
  ) : (
    <Icon aria-hidden size={12} strokeWidth={3} className={`ui-status__mark ui-status__mark--${tone}`} />
  );
}

interface StatusDotProps extends Partial<StatusMarkProps> {
  children: ReactNode;
}

/** A status: coloured dot and label, never colour alone. */
export function StatusDot({ tone = "neutral", icon, children }: StatusDotProps) {
  return (
    <span className="ui-status">
      <StatusMark tone={tone} icon={icon} />
      <span className="ui-status__word">{children}</span>
    </span>
  );
}

/** A word or number in a box, as a count beside a tab. */
export function Badge({ tone = "neutral", children }: { tone?: Tone | undefined; children: ReactNode }) {
  return <span className={`ui-badge ui-badge--${tone}`}>{children}</span>;
}

export interface AvatarProps {
  name: string;
  size?: "small" | "medium" | undefined;
  tone?: "neutral" | "warning" | undefined;
  /** The name is text beside it. */
  decorative?: boolean | undefined;
}

/** Two initials; `name` is read aloud unless `decorative`. */
export function Avatar({ name, size = "medium", tone = "neutral", decorative = false }: AvatarProps) {
  return (
    <span
      className={classNames("ui-avatar", `ui-avatar--${size}`, `ui-avatar--${tone}`)}
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
      // Drawn by the style sheet: an image of the name, not text.
      data-initials={initials(name)}
    >
      {/* When styles are missing. */}
      {decorative ? null : <span className="ui-hidden">{`${name} `}</span>}
    </span>
  );
}
