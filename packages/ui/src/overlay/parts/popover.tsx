import * as Radix from "@radix-ui/react-popover";
import type { ReactNode } from "react";
import type { OpenedBy } from "../first-use.tsx";
import type { Trigger } from "../trigger.ts";
import { useFirstOpening } from "./use-first-opening.ts";

export interface PopoverProps {
  trigger: Trigger;
  /** Names the window that opens. */
  label: string;
  children: ReactNode;
  align?: "start" | "center" | "end" | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A small window beside its button, for a few controls or details. */
export function Popover(props: PopoverProps & { openedBy?: OpenedBy | undefined }) {
  const { trigger, label, children, align = "start", open, onOpenChange } = props;
  const { root } = useFirstOpening(open === undefined ? props.openedBy : undefined);
  return (
    <Radix.Root
      open={open ?? root.open}
      onOpenChange={(next) => {
        root.onOpenChange(next);
        onOpenChange?.(next);
      }}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="ui-popover"
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
