import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { initials } from "../format.ts";
import type { Tone } from "../tone.ts";

/** A small coloured dot and its word: how every status is shown, never by colour alone. */
export function StatusDot({ tone = "neutral", children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className="ui-status">
      <span aria-hidden className={`ui-status__dot ui-status__dot--${tone}`} />
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
    />
  );
}
