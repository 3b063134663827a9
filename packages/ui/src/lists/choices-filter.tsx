import type { Choice } from "../basics/choice.ts";
import { ChevronDownIcon } from "../icons.ts";
import { overlayPart } from "../overlay/overlay-code.tsx";
import type { ChoicesMenuProps } from "../overlay/parts/choices-menu.tsx";
import { popup } from "../overlay/popup.tsx";
import { texts } from "../texts.ts";

export interface ChoicesFilterProps {
  /** « Statut » */
  label: string;
  options: readonly Choice[];
  /** Empty: not set. */
  values: readonly string[];
  onValuesChange: (values: readonly string[]) => void;
}

const Menu = popup<ChoicesMenuProps>(
  "menu",
  overlayPart((parts) => parts.ChoicesMenu),
);

/** Several values of a short list. The button shows name and values. */
export function ChoicesFilter({ label, options, values, onValuesChange }: ChoicesFilterProps) {
  const words = options.flatMap((option) => (values.includes(option.value) ? [option.label] : []));
  return (
    <span className="ui-select">
      <Menu
        options={options}
        values={values}
        onValuesChange={onValuesChange}
        trigger={
          <button type="button" className="ui-input ui-input--select ui-choices">
            {texts.filters.choices(label, words)}
          </button>
        }
      />
      <ChevronDownIcon aria-hidden size={16} />
    </span>
  );
}
