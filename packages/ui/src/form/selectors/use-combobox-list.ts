import type { UseComboboxState, UseComboboxStateChangeOptions } from "downshift";
import { useCombobox } from "downshift";
import { useContext, useEffect, useEffectEvent, useRef } from "react";
import { FieldContext } from "../field-context.ts";
import type { LoadOptions, Option } from "./option-search.ts";
import { useOptionSearch } from "./option-search.ts";
import { useFloatBelow } from "./use-float-below.ts";

const itemToString = (option: Option | null) => option?.label ?? "";
const itemToKey = (option: Option | null) => option?.id;

type Reducer = (
  state: UseComboboxState<Option>,
  change: UseComboboxStateChangeOptions<Option>,
) => Partial<UseComboboxState<Option>>;

export interface ComboboxListOptions {
  loadOptions: LoadOptions;
  selected: Option | null;
  onPick: (option: Option | null) => void;
  reduce: Reducer;
  id?: string | undefined;
  /** Never opens the list. */
  readOnly: boolean;
}

/** Shared by both selectors: downshift's state, the search, the floating list. */
export function useComboboxList({
  loadOptions,
  selected,
  onPick,
  reduce,
  id,
  readOnly,
}: ComboboxListOptions) {
  const field = useContext(FieldContext);
  const found = useOptionSearch(loadOptions);
  const anchor = useRef<HTMLDivElement>(null);
  const float = useRef<HTMLDivElement>(null);
  const inputId = id ?? field?.id;

  const box = useCombobox<Option>({
    items: found.options,
    itemToString,
    itemToKey,
    selectedItem: selected,
    ...(inputId === undefined ? {} : { inputId }),
    ...(field === undefined ? {} : { labelId: field.labelId }),
    stateReducer: (state, change) =>
      readOnly && !programmatic.has(change.type) ? state : keepSelectionUnlessAsked(state, change, reduce),
    onSelectedItemChange: ({ selectedItem }) => onPick(selectedItem),
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) found.search(inputValue);
    },
    onIsOpenChange: ({ isOpen, type }) => {
      if (!isOpen) found.reset();
      // Typing searches by itself; any other opening shows everything.
      else if (!searching.has(type)) found.search("", "once");
    },
    onHighlightedIndexChange: ({ highlightedIndex }) => {
      if (highlightedIndex === found.options.length - 1) found.loadMore();
    },
  });

  const { setInputValue, closeMenu } = box;
  const showName = useEffectEvent((name: string | undefined) => {
    if (name !== undefined && !box.isOpen) setInputValue(name);
  });
  // The label may come after its id; downshift only reacts to the id.
  useEffect(() => showName(selected?.label), [selected?.label]);
  useEffect(() => {
    if (readOnly) closeMenu();
  }, [readOnly, closeMenu]);

  useFloatBelow(anchor, float, box.isOpen);
  useEscapeClosesListOnly(box.isOpen, box.closeMenu);

  return { box, found, anchor, float };
}

const searching: ReadonlySet<unknown> = new Set([
  useCombobox.stateChangeTypes.InputChange,
  useCombobox.stateChangeTypes.FunctionOpenMenu,
]);

const programmatic: ReadonlySet<unknown> = new Set([
  useCombobox.stateChangeTypes.ControlledPropUpdatedSelectedItem,
  useCombobox.stateChangeTypes.FunctionSetInputValue,
  useCombobox.stateChangeTypes.FunctionCloseMenu,
]);

/** Leaving a field does not pick the highlighted option, and Escape does not clear it. */
function keepSelectionUnlessAsked(
  state: UseComboboxState<Option>,
  change: UseComboboxStateChangeOptions<Option>,
  reduce: Reducer,
): Partial<UseComboboxState<Option>> {
  const kinds = useCombobox.stateChangeTypes;
  if (change.type === kinds.InputBlur || change.type === kinds.InputKeyDownEscape) {
    const { selectedItem: _picked, ...rest } = change.changes;
    return reduce(state, { ...change, changes: { ...rest, selectedItem: state.selectedItem } });
  }
  return reduce(state, change);
}

/** In a dialog, the first Escape closes only the list. */
function useEscapeClosesListOnly(isOpen: boolean, close: () => void): void {
  const closeList = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      closeList();
    }
    window.addEventListener("keydown", closeOnEscape, true);
    return () => window.removeEventListener("keydown", closeOnEscape, true);
  }, [isOpen]);
}
