import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import { closestLandmark } from "../../basics/closest-landmark.ts";
import type { Anchored } from "../popup.tsx";
import { Elsewhere } from "./elsewhere.ts";

interface MenuFrameProps extends Anchored {
  children: ReactNode;
  align?: "start" | "end" | undefined;
}

/** Inside its button's landmark. */
export function MenuFrame({ anchor, open, onOpenChange, byKey, align = "end", children }: MenuFrameProps) {
  return (
    <RadixMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <RadixMenu.Trigger asChild>
        <Elsewhere anchor={anchor} />
      </RadixMenu.Trigger>
      <RadixMenu.Portal container={closestLandmark(anchor.current)}>
        <RadixMenu.Content
          ref={byKey ? focusFirst : undefined}
          aria-labelledby={anchor.current?.id}
          className="ui-menu"
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onInteractOutside={(event) => {
            // The button itself closes the menu.
            if (event.target instanceof Node && anchor.current?.contains(event.target))
              event.preventDefault();
          }}
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

/** Radix only knows keys pressed while the menu was open. */
const focusFirst = (menu: HTMLElement | null): void =>
  menu?.querySelector<HTMLElement>("[role^=menuitem]:not([data-disabled])")?.focus({ preventScroll: true });
