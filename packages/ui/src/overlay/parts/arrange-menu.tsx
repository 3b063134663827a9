import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { useId, useState } from "react";
import { CheckIcon, ColumnsIcon } from "../../icons.ts";
import type { ColumnChoice } from "./column-choice.ts";
import { columnsTexts } from "./columns-menu.texts.ts";
import { SubMenu } from "./sub-menu.tsx";

/** Without dragging (WCAG 2.5.7). */
export interface ColumnArrangement {
  /** Left (-1) or right (1), among visible columns with the same pinning. */
  readonly onMove: (field: string, by: -1 | 1) => void;
  /** One step narrower (-1) or wider (1). */
  readonly onResize: (field: string, by: -1 | 1) => void;
}

interface ArrangeMenuProps extends ColumnArrangement {
  readonly columns: readonly ColumnChoice[];
}

const words = columnsTexts;

/** Stays open for repeated moves. */
export function ArrangeMenu({ columns, onMove, onResize }: ArrangeMenuProps) {
  const hint = useId();
  const [chosen, choose] = useState<string>();
  const shown = columns.filter(({ visible }) => visible);
  const column = shown.find(({ field }) => field === chosen) ?? shown[0];
  if (column === undefined) return null;
  const { field, pinned = false } = column;
  const peers = shown.filter((each) => (each.pinned ?? false) === pinned);
  return (
    <SubMenu icon={ColumnsIcon} label={words.arrange} describedBy={hint}>
      <RadixMenu.RadioGroup value={field}>
        {shown.map((each) => (
          <ColumnItem
            key={each.field}
            {...each}
            chosen={each === column}
            onChoose={() => choose(each.field)}
          />
        ))}
      </RadixMenu.RadioGroup>
      <RadixMenu.Separator className="ui-menu__line" />
      <Step words={words.left} disabled={peers[0] === column} onStep={() => onMove(field, -1)} />
      <Step words={words.right} disabled={peers.at(-1) === column} onStep={() => onMove(field, 1)} />
      <Step words={words.wider} onStep={() => onResize(field, 1)} />
      <Step words={words.narrower} onStep={() => onResize(field, -1)} />
      <p className="ui-menu__hint" id={hint}>
        {words.keys}
      </p>
    </SubMenu>
  );
}

interface ColumnItemProps {
  readonly field: string;
  readonly header: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function ColumnItem({ field, header, chosen, onChoose }: ColumnItemProps) {
  return (
    <RadixMenu.RadioItem
      value={field}
      className="ui-menu__item"
      onSelect={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      <span className="ui-menu__tick ui-menu__tick--radio">
        {chosen ? <CheckIcon aria-hidden size={12} strokeWidth={3} /> : null}
      </span>
      {header}
    </RadixMenu.RadioItem>
  );
}

interface StepProps {
  readonly words: string;
  readonly disabled?: boolean;
  readonly onStep: () => void;
}

/** `aria-disabled`: at the end, an entry keeps focus. */
function Step({ words: label, disabled = false, onStep }: StepProps) {
  return (
    <RadixMenu.Item
      className="ui-menu__item"
      aria-disabled={disabled || undefined}
      onSelect={(event) => {
        event.preventDefault();
        if (!disabled) onStep();
      }}
    >
      {label}
    </RadixMenu.Item>
  );
}
