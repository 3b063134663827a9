import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import type { OpenedBy } from "../first-use.tsx";
import type { Trigger } from "../trigger.ts";
import { useFirstOpening } from "./use-first-opening.ts";

export interface MenuFrameProps {
  /** The button that opens it; takes a ref. */
  trigger: Trigger;
  align?: "start" | "center" | "end" | undefined;
  /** What opened it before its code was here. */
  openedBy?: OpenedBy | undefined;
}

/** A menu around its entries: its button, and the landmark that it opens in. */
export function MenuFrame({
  trigger,
  align = "end",
  openedBy,
  children,
}: MenuFrameProps & { children: ReactNode }) {
  const menu = useFirstOpening(openedBy);
  return (
    <RadixMenu.Root modal={false} {...menu.root}>
      <RadixMenu.Trigger ref={menu.trigger} asChild>
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal {...menu.portal}>
        <RadixMenu.Content
          ref={menu.content}
          className="ui-menu"
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}
