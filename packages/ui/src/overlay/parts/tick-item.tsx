import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import { CheckIcon } from "../../icons.ts";

interface TickItemProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
}

/** The menu stays open. */
export function TickItem({ checked, onCheckedChange, children }: TickItemProps) {
  return (
    <RadixMenu.CheckboxItem
      className="ui-menu__item"
      checked={checked}
      onCheckedChange={onCheckedChange}
      onSelect={(event) => event.preventDefault()}
    >
      <span className="ui-menu__tick">
        {checked ? <CheckIcon aria-hidden size={12} strokeWidth={3} /> : null}
      </span>
      {children}
    </RadixMenu.CheckboxItem>
  );
}
