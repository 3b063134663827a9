import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { initials } from "../format.ts";
import type { IconType } from "../icons.ts";
import type { Tone } from "../tone.ts";

interface StatusMarkProps {
  tone: Tone;
  /** Tells the state by its shape, where it stands without its word. Defaults to a dot. */
  icon?: IconType | undefined;
}

/** The coloured mark of a state, for the eye alone. */
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

/** A small coloured dot and its word: how every status is shown, never by colour alone. */
export function StatusDot({ tone = "neutral", icon, children }: StatusDotProps) {
  return (
    <span className="ui-status">
      <StatusMark tone={tone} icon={icon} />
      <span className="ui-status__word">{children}</span>
    </span>
  );
}

/** A word or a number in a soft box: a count beside a tab, a kind beside a name. */
export function Badge({ tone = "neutral", children }: { tone?: Tone | undefined; children: ReactNode }) {
  return <span className={`ui-badge ui-badge--${tone}`}>{children}</span>;
}

export interface AvatarProps {
  /** A person's full name; two of its letters are shown. */
  name: string;
  size?: "small" | "medium" | undefined;
  tone?: "neutral" | "warning" | undefined;
  /** The name stands beside it as text: then the letters are decoration. */
  decorative?: boolean | undefined;
}

/** A person as two letters. */
export function Avatar({ name, size = "medium", tone = "neutral", decorative = false }: AvatarProps) {
  return (
    <span
      className={classNames("ui-avatar", `ui-avatar--${size}`, `ui-avatar--${tone}`)}
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
      // Drawn by the style sheet: the letters are a picture of the name, not a text beside it.
      data-initials={initials(name)}
    >
      {/* What stands there where no style draws. */}
      {decorative ? null : <span className="ui-hidden">{`${name} `}</span>}
    </span>
  );
}
