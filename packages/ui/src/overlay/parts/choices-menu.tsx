import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import type { Choice } from "../../basics/choice.ts";
import { texts } from "../../texts.ts";
import type { Anchored, PopupProps } from "../popup.tsx";
import { MenuFrame } from "./menu-frame.tsx";
import { TickItem } from "./tick-item.tsx";

export interface ChoicesMenuProps extends PopupProps {
  options: readonly Choice[];
  values: readonly string[];
  onValuesChange: (values: readonly string[]) => void;
}

export function ChoicesMenu(props: ChoicesMenuProps & Anchored) {
  const { anchor, open, onOpenChange, byKey, options, values, onValuesChange } = props;
  const change = (value: string, chosen: boolean): void =>
    onValuesChange(
      options.map((each) => each.value).filter((each) => (each === value ? chosen : values.includes(each))),
    );
  return (
    <MenuFrame anchor={anchor} open={open} onOpenChange={onOpenChange} byKey={byKey} align="start">
      {options.map(({ value, label }) => (
        <TickItem
          key={value}
          checked={values.includes(value)}
          onCheckedChange={(chosen) => change(value, chosen)}
        >
          {label}
        </TickItem>
      ))}
      <RadixMenu.Separator className="ui-menu__line" />
      <RadixMenu.Item
        className="ui-menu__item"
        disabled={values.length === 0}
        onSelect={() => onValuesChange([])}
      >
        {texts.filters.all}
      </RadixMenu.Item>
    </MenuFrame>
  );
}
