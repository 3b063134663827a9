import * as Radix from "@radix-ui/react-popover";
import type { ReactNode } from "react";
import { isComposed } from "../../basics/input-method.ts";
import { isInToasts } from "../../toast/over-windows.ts";
import type { Anchored, PopupProps } from "../popup.tsx";
import { Elsewhere } from "./elsewhere.ts";

export interface PopoverProps extends PopupProps {
  /** Accessible name. */
  label: string;
  children: ReactNode;
  /** Before focus returns to the button; `preventDefault` prevents that. */
  onFocusBack?: ((event: Event) => void) | undefined;
  align?: "start" | "center" | "end" | undefined;
}

export function Popover(props: PopoverProps & Anchored) {
  const { anchor, label, children, align = "start", open, onOpenChange, onFocusBack } = props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <Elsewhere anchor={anchor} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="ui-popover"
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={onFocusBack}
          onInteractOutside={(event) => {
            if (isInToasts(event.target)) event.preventDefault();
          }}
          onEscapeKeyDown={(event) => {
            if (isComposed(event) || isInToasts(event.target)) event.preventDefault();
          }}
          // Radix passes Escape to the topmost layer, which may be a toast.
          onKeyDown={(event) => {
            const closes = event.key === "Escape" && !isComposed(event.nativeEvent);
            if (closes && !event.defaultPrevented) onOpenChange(false);
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
