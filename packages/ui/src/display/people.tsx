import { tooltip } from "../basics/tooltip.ts";
import { Avatar } from "./status.tsx";

interface PeopleProps {
  readonly names: readonly string[];
  readonly text: string;
}

/** Further people are counted. */
const most = 3;

/** Initials, with names on hover and keyboard focus. */
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
