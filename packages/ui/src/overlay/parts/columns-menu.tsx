import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import { CheckIcon, PinIcon } from "../../icons.ts";
import type { Anchored, PopupProps } from "../popup.tsx";
import { ArrangeMenu, type ColumnArrangement } from "./arrange-menu.tsx";
import type { ColumnChoice } from "./column-choice.ts";
import { columnsTexts } from "./columns-menu.texts.ts";
import { MenuFrame } from "./menu-frame.tsx";
import { SubMenu } from "./sub-menu.tsx";
import { TickItem } from "./tick-item.tsx";

export type Density = "compact" | "comfortable";

export interface ColumnsMenuProps extends PopupProps {
  columns: readonly ColumnChoice[];
  /** With `true` for a column without room: the table then has to scroll. */
  onColumnToggle: (field: string, visible: boolean) => void;
  /** Allows pinning. */
  onColumnPin?: ((field: string, pinned: boolean) => void) | undefined;
  /** Allows moving and resizing. */
  arrangement?: ColumnArrangement | undefined;
  onReset?: (() => void) | undefined;
  /** If it restores other than the table's own columns. */
  resetLabel?: string | undefined;
  density?: Density | undefined;
  onDensityChange?: ((density: Density) => void) | undefined;
}

export function ColumnsMenu(props: ColumnsMenuProps & Anchored) {
  const { anchor, open, onOpenChange, byKey, columns, onColumnToggle, onColumnPin, arrangement, onReset } =
    props;
  return (
    <MenuFrame anchor={anchor} open={open} onOpenChange={onOpenChange} byKey={byKey}>
      <RadixMenu.Label className="ui-menu__header">{columnsTexts.title}</RadixMenu.Label>
      {columns.map(({ field, header, visible, noRoom = false }) => (
        <TickItem
          key={field}
          checked={visible && !noRoom}
          onCheckedChange={(checked) => onColumnToggle(field, checked)}
        >
          {header}
          {noRoom ? <span className="ui-menu__note">{columnsTexts.noRoom}</span> : null}
        </TickItem>
      ))}
      {onColumnPin ? <PinMenu {...props} onColumnPin={onColumnPin} /> : null}
      {arrangement ? <ArrangeMenu {...arrangement} columns={columns} /> : null}
      <DensityChoice {...props} />
      {onReset ? (
        <>
          <RadixMenu.Separator className="ui-menu__line" />
          <RadixMenu.Item className="ui-menu__item" onSelect={onReset}>
            {props.resetLabel ?? columnsTexts.reset}
          </RadixMenu.Item>
        </>
      ) : null}
    </MenuFrame>
  );
}

type PinMenuProps = Pick<ColumnsMenuProps, "columns"> & Required<Pick<ColumnsMenuProps, "onColumnPin">>;

function PinMenu({ columns, onColumnPin }: PinMenuProps) {
  return (
    <>
      <RadixMenu.Separator className="ui-menu__line" />
      <SubMenu icon={PinIcon} label={columnsTexts.pin}>
        {columns
          .filter(({ visible }) => visible)
          .map(({ field, header, pinned = false }) => (
            <TickItem
              key={field}
              checked={pinned}
              onCheckedChange={(checked) => onColumnPin?.(field, checked)}
            >
              {header}
            </TickItem>
          ))}
      </SubMenu>
    </>
  );
}

const densities: readonly Density[] = ["compact", "comfortable"];

function DensityChoice({ density, onDensityChange }: ColumnsMenuProps) {
  if (density === undefined) return null;
  return (
    <>
      <RadixMenu.Separator className="ui-menu__line" />
      <RadixMenu.Label className="ui-menu__header">{columnsTexts.density}</RadixMenu.Label>
      <RadixMenu.RadioGroup value={density}>
        {densities.map((each) => (
          <RadixMenu.RadioItem
            key={each}
            value={each}
            className="ui-menu__item"
            onSelect={(event) => {
              event.preventDefault();
              onDensityChange?.(each);
            }}
          >
            <span className="ui-menu__tick ui-menu__tick--radio">
              {each === density ? <CheckIcon aria-hidden size={12} strokeWidth={3} /> : null}
            </span>
            {columnsTexts.densities[each]}
          </RadixMenu.RadioItem>
        ))}
      </RadixMenu.RadioGroup>
    </>
  );
}
