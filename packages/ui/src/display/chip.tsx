import { CloseIcon } from "../icons.ts";
import { texts } from "../texts.ts";

export interface ChipProps {
  label: string;
  /** « Ville » before « Lyon ». */
  name?: string | undefined;
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
}

/** A removable choice: an active filter, one of several values. */
export function Chip({ label, name, onRemove, removeLabel }: ChipProps) {
  const words = name === undefined ? label : `${name}\u00a0: ${label}`;
  return (
    <span className="ui-chip">
      <span className="ui-chip__words">
        {name === undefined ? null : (
          <span className="ui-chip__name">
            {name}
            {"\u00a0: "}
          </span>
        )}
        {label}
      </span>
      {onRemove ? (
        <button
          type="button"
          className="ui-bare-button ui-chip__remove"
          aria-label={removeLabel ?? texts.filters.remove(words)}
          onClick={onRemove}
        >
          <CloseIcon aria-hidden size={12} strokeWidth={2.5} />
        </button>
      ) : null}
    </span>
  );
}
