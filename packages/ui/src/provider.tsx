import type { ReactNode } from "react";
import { TooltipProvider } from "./basics/tooltip.tsx";
import type { RenderLink } from "./link/link-provider.tsx";
import { LinkProvider } from "./link/link-provider.tsx";
import { ToastProvider } from "./toast/toast-provider.tsx";

export interface UiProviderProps {
  /** How the application draws links (through its router). Plain anchors when left out. */
  renderLink?: RenderLink | undefined;
  children: ReactNode;
}

/** What the components need above them, once, around the whole application: links, tooltips, toasts. */
export function UiProvider({ renderLink, children }: UiProviderProps) {
  const inside = (
    <TooltipProvider>
      <ToastProvider>{children}</ToastProvider>
    </TooltipProvider>
  );
  return renderLink ? <LinkProvider render={renderLink}>{inside}</LinkProvider> : inside;
}
