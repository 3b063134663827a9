import type { ComponentProps } from "react";
import { SearchIcon } from "../icons.ts";
import { texts } from "../texts.ts";

/** Opens the command palette (A09). */
export function SearchTrigger({
  label = texts.shell.search,
  keys = texts.shell.searchKeys,
  ...rest
}: ComponentProps<"button"> & { label?: string | undefined; keys?: string | undefined }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts="Control+K Meta+K"
      {...rest}
      className="ui-search-trigger"
    >
      <SearchIcon aria-hidden size={16} />
      <span className="ui-search-trigger__word">{label}</span>
      <span aria-hidden className="ui-kbd" data-keys={keys} />
    </button>
  );
}
