import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import { ChevronRightIcon, type IconType } from "../../icons.ts";
import { useMedia } from "../../use-media.ts";

interface SubMenuProps {
  readonly icon: IconType;
  readonly label: string;
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

/** When neither side has room: its menu's ticks and edge stay visible. */
const overlap = 168;
/** In px; over the entry, it would open under a mouse about to press. */
const below = 44;

export function SubMenu({ icon: Icon, label, describedBy, children }: SubMenuProps) {
  const isNarrow = useMedia("(max-width: 599px)");
  return (
    <RadixMenu.Sub>
      <RadixMenu.SubTrigger className="ui-menu__item" aria-describedby={describedBy}>
        <Icon aria-hidden size={16} />
        <span className="ui-menu__words">{label}</span>
        <ChevronRightIcon aria-hidden size={14} />
      </RadixMenu.SubTrigger>
      <RadixMenu.SubContent
        className="ui-menu ui-menu--sub"
        collisionPadding={8}
        sideOffset={isNarrow ? -overlap : 0}
        alignOffset={isNarrow ? below : 0}
      >
        {children}
      </RadixMenu.SubContent>
    </RadixMenu.Sub>
  );
}
