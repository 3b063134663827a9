import { useId, useState } from "react";
import { ChevronDownIcon } from "../icons.ts";
import { texts } from "../texts.ts";
import { ChosenName } from "./chosen-name.tsx";
import { mostSearched } from "./most-searched.ts";
import type { ComboboxBeginning } from "./selectors/combobox.tsx";

interface ComboboxToBeProps {
  value: string;
  placeholder?: string | undefined;
  "aria-label": string;
  named?: boolean | undefined;
  /** Called with the input so far, which the selector takes over. */
  onBegin: (begun: ComboboxBeginning) => void;
}

/** Accepts focus and typing while a searchable selector's code loads. */
export function ComboboxToBe({ value, placeholder, onBegin, named, "aria-label": label }: ComboboxToBeProps) {
  const list = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <div className="ui-combobox" aria-busy>
      <ChosenName name={named === true && value !== "" ? label : undefined} />
      <input
        type="text"
        role="combobox"
        aria-expanded={false}
        aria-controls={list}
        aria-label={label}
        autoComplete="off"
        maxLength={mostSearched}
        placeholder={placeholder ?? texts.select.placeholder}
        value={typed ?? value}
        className="ui-input ui-combobox__input"
        onFocus={({ target }) => {
          target.select();
          onBegin({ focused: true, text: undefined });
        }}
        onBlur={() => {
          setTyped(undefined);
          onBegin({ focused: false, text: undefined });
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          onBegin({ focused: true, text: target.value });
        }}
      />
      <span id={list} className="ui-bare-button ui-combobox__toggle">
        <ChevronDownIcon aria-hidden size={16} />
      </span>
    </div>
  );
}
