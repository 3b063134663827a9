import { tooltip } from "../basics/tooltip.ts";
import { Avatar } from "./status.tsx";

interface PeopleProps {
  readonly names: readonly string[];
  /** The whole sentence, with every name: shown on hover and focus, and read out. */
  readonly text: string;
}

/** How many are shown as letters; the others are a number. */
const most = 3;

/** A few people as initials. By keyboard too one learns who they are. */
export function People({ names, text }: PeopleProps) {
  const more = names.length - most;
  return (
    <button type="button" className="ui-people" aria-label={text} {...tooltip(text, "bottom")}>
      {names.slice(0, most).map((name) => (
        <Avatar key={name} name={name} size="small" decorative />
      ))}
      {more > 0 ? <span aria-hidden>{`+${more}`}</span> : null}
    </button>
  );
}
