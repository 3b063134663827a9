import { useId, useRef, useState } from "react";
import { isComposed } from "../basics/input-method.ts";
import { CloseIcon, SearchIcon } from "../icons.ts";
import { texts } from "../texts.ts";

export interface SearchInputProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Accessible name and placeholder: « Rechercher un immeuble ». */
  label?: string | undefined;
  /** Searched fields: the description, shown while the field is focused and empty. */
  hint?: string | undefined;
}

/** Escape clears it, and hides the hint (WCAG 1.4.13). */
export function SearchInput({ value, onValueChange, label = texts.filters.search, hint }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [asks, setAsks] = useState(false);
  return (
    <span className="ui-search">
      <SearchIcon aria-hidden size={16} className="ui-search__icon" />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        className="ui-input ui-search__input"
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        placeholder={label}
        value={value}
        onFocus={() => setAsks(true)}
        onBlur={() => setAsks(false)}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || isComposed(event.nativeEvent)) return;
          if (value === "") setAsks(false);
          else onValueChange("");
        }}
      />
      {hint === undefined ? null : (
        <span id={hintId} className="ui-search__hint" hidden={!asks || value !== ""}>
          {hint}
        </span>
      )}
      {value === "" ? null : (
        <button
          type="button"
          className="ui-bare-button ui-search__clear"
          aria-label={texts.filters.clearSearch}
          onClick={() => {
            onValueChange("");
            input.current?.focus();
          }}
        >
          <CloseIcon aria-hidden size={14} />
        </button>
      )}
    </span>
  );
}
