import { useRef } from "react";
import { isComposed } from "../basics/input-method.ts";
import { CloseIcon, SearchIcon } from "../icons.ts";
import { texts } from "../texts.ts";

export interface SearchInputProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Its name and its placeholder: « Rechercher un immeuble ». */
  label?: string | undefined;
}

/** A search field with a cross that empties it. Escape empties it too. */
export function SearchInput({ value, onValueChange, label = texts.filters.search }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
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
        placeholder={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && value !== "" && !isComposed(event.nativeEvent)) onValueChange("");
        }}
      />
      {value === "" ? null : (
        <button
          type="button"
          className="ui-search__clear"
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
