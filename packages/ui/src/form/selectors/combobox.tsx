import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from "downshift";
import { useEffectEvent, useLayoutEffect } from "react";
import { classNames } from "../../class-names.ts";
import { ChevronDownIcon, CloseIcon } from "../../icons.ts";
import { texts } from "../../texts.ts";
import { ChosenName } from "../chosen-name.tsx";
import { useButtonName, useFieldAttributes } from "../field-context.ts";
import { mostSearched } from "../most-searched.ts";
import { OptionList, OptionStatus } from "./option-list.tsx";
import type { LoadOptions, Option } from "./option-search.ts";
import { useComboboxList } from "./use-combobox-list.ts";

export interface ComboboxProps {
  value: Option | null;
  onValueChange: (value: Option | null) => void;
  loadOptions: LoadOptions;
  placeholder?: string | undefined;
  /** Defaults to true. */
  clearable?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Focusable and copyable; the list does not open (L14). */
  readOnly?: boolean | undefined;
  /** Replaces a misleading « Aucun résultat trouvé ». */
  emptyText?: string | undefined;
  required?: boolean | undefined;
  id?: string | undefined;
  /** Without a Field (filter bars). */
  "aria-label"?: string | undefined;
  /** Shows the `aria-label` before the choice. Defaults to false. */
  named?: boolean | undefined;
  className?: string | undefined;
  /** From its `ComboboxToBe`. */
  begun?: ComboboxBeginning | undefined;
}

export interface ComboboxBeginning {
  readonly focused: boolean;
  readonly text: string | undefined;
}

/**
 * A searchable selector: one option of a list on the server (S23).
 * @example <Combobox value={city} onValueChange={setCity} loadOptions={loadCities} />
 */
export function Combobox(props: ComboboxProps) {
  const { value, onValueChange, clearable = true, className, "aria-label": label } = props;
  const attributes = useFieldAttributes(props);
  const nameOf = useButtonName(label);
  const list = useComboboxList({
    loadOptions: props.loadOptions,
    selected: value,
    onPick: onValueChange,
    id: props.id,
    readOnly: attributes.readOnly === true,
    reduce: (state, change) => leaveChoice(state, change, clearable),
  });
  const { box, anchor } = list;
  useBeginning(props.begun, list);
  const disabled = attributes.disabled === true;
  const locked = disabled || attributes.readOnly === true;

  return (
    <div ref={anchor} className={classNames("ui-combobox", className)}>
      <ChosenName name={props.named === true && value !== null ? label : undefined} />
      <input
        {...box.getInputProps({
          disabled,
          placeholder: locked ? "" : (props.placeholder ?? texts.select.placeholder),
          onFocus: (event: React.FocusEvent<HTMLInputElement>) => event.target.select(),
          ...(label === undefined ? {} : { "aria-label": label }),
        })}
        maxLength={mostSearched}
        {...attributes}
        id={box.getInputProps({}, { suppressRefError: true }).id}
        className="ui-input ui-combobox__input"
      />
      {clearable && value !== null && !locked ? (
        <ClearButton
          name={nameOf(texts.select.clear)}
          onPress={() => {
            onValueChange(null);
            document.getElementById(box.getInputProps({}, { suppressRefError: true }).id)?.focus();
          }}
        />
      ) : null}
      <button
        type="button"
        {...box.getToggleButtonProps({ disabled: locked })}
        tabIndex={-1}
        aria-label={nameOf(texts.select.open)}
        className="ui-bare-button ui-combobox__toggle"
      >
        <ChevronDownIcon aria-hidden size={16} />
      </button>
      <OptionList list={list} isChosen={(id) => value?.id === id} emptyText={props.emptyText} />
      <OptionStatus list={list} emptyText={props.emptyText} />
    </div>
  );
}

function ClearButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button type="button" className="ui-bare-button ui-combobox__clear" aria-label={name} onClick={onPress}>
      <CloseIcon aria-hidden size={14} />
    </button>
  );
}

/** Partial text reverts to the chosen option; emptied, it clears the choice. */
function leaveChoice(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
  clearable: boolean,
): Partial<UseComboboxState<Option>> {
  const kinds = useCombobox.stateChangeTypes;
  if (type !== kinds.InputBlur && type !== kinds.InputKeyDownEscape) return changes;
  const emptied = clearable && state.inputValue === "";
  return {
    ...changes,
    selectedItem: emptied ? null : state.selectedItem,
    inputValue: emptied ? "" : (state.selectedItem?.label ?? ""),
  };
}

function useBeginning(
  begun: ComboboxBeginning | undefined,
  { box, anchor, found }: ReturnType<typeof useComboboxList>,
): void {
  const goOn = useEffectEvent(() => {
    if (begun?.focused !== true) return;
    const input = anchor.current?.querySelector("input");
    input?.focus();
    const { text } = begun;
    if (text === undefined) return;
    box.setInputValue(text);
    box.openMenu();
    found.search(text);
    requestAnimationFrame(() => input?.setSelectionRange(text.length, text.length));
  });
  useLayoutEffect(() => goOn(), []);
}
