import * as Radix from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";
import { useLandmark } from "./use-landmark.ts";

export type TooltipSide = "top" | "right" | "bottom" | "left";

export interface TooltipProps {
  content: ReactNode;
  /** One element that takes focus and a ref. */
  children: ReactElement;
  side?: TooltipSide | undefined;
}

/** Shares one delay among all tooltips: after the first, the next ones come at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={350} skipDelayDuration={400}>
      {children}
    </Radix.Provider>
  );
}

/** A few words on hover and on focus. Never the only place of what one must know. */
export function Tooltip({ content, children, side = "top" }: TooltipProps) {
  const { trigger, onOpen, portal } = useLandmark<HTMLButtonElement>();
  return (
    <Radix.Root onOpenChange={onOpen}>
      <Radix.Trigger ref={trigger} asChild>
        {children}
      </Radix.Trigger>
      <Radix.Portal {...portal}>
        <Radix.Content className="ui-tooltip" side={side} sideOffset={6} collisionPadding={8}>
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
