import { type ReactNode, useEffect } from "react";
import { showTooltips } from "./basics/tooltips.ts";
import { ClockContext } from "./form/clock-context.ts";
import type { RenderLink } from "./link/link-provider.tsx";
import { LinkProvider } from "./link/link-provider.tsx";
import { ToastProvider } from "./toast/toast-provider.tsx";

export interface UiProviderProps {
  /** Through the application's router. Defaults to plain anchors. */
  renderLink?: RenderLink | undefined;
  /** Ms since 1970, for days that are typed as words. Defaults to this computer's. */
  clock?: (() => number) | undefined;
  children: ReactNode;
}

/**
 * Once around the application: links, tooltips, toasts, the time.
 * @example <UiProvider renderLink={routerLink}><App /></UiProvider>
 */
export function UiProvider({ renderLink, clock = Date.now, children }: UiProviderProps) {
  useEffect(() => showTooltips(document), []);
  const inside = (
    <ClockContext value={clock}>
      <ToastProvider>{children}</ToastProvider>
    </ClockContext>
  );
  return renderLink ? <LinkProvider render={renderLink}>{inside}</LinkProvider> : inside;
}
