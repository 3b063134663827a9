import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import { ChevronRightIcon, type IconType } from "../../icons.ts";
import { useMedia } from "../../use-media.ts";

interface SubMenuProps {
  readonly icon: IconType;
  readonly label: string;
  /** Id of a text that explains the entry. */
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

/** How far it covers its menu where neither side has room for it: the menu's ticks and edge stay in sight. */
const overlap = 168;
/** Then below the entry, in px: over the entry it would come under a mouse that is about to press. */
const below = 44;

/** A menu's entry that opens another menu beside it; over it in a narrow window. */
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
