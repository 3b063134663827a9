import { type ReactNode, useEffect } from "react";
import { showTooltips } from "./basics/tooltips.ts";
import type { RenderLink } from "./link/link-provider.tsx";
import { LinkProvider } from "./link/link-provider.tsx";
import { ToastProvider } from "./toast/toast-provider.tsx";

export interface UiProviderProps {
  /** Through the application's router. Defaults to plain anchors. */
  renderLink?: RenderLink | undefined;
  children: ReactNode;
}

/**
 * Once around the application: links, tooltips, toasts.
 * @example <UiProvider renderLink={routerLink}><App /></UiProvider>
 */
export function UiProvider({ renderLink, children }: UiProviderProps) {
  useEffect(() => showTooltips(document), []);
  const inside = <ToastProvider>{children}</ToastProvider>;
  return renderLink ? <LinkProvider render={renderLink}>{inside}</LinkProvider> : inside;
}
