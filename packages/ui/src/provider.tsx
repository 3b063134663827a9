import { type ReactNode, useEffect } from "react";
import { showTooltips } from "./basics/tooltips.ts";
import type { RenderLink } from "./link/link-provider.tsx";
import { LinkProvider } from "./link/link-provider.tsx";
import { ToastProvider } from "./toast/toast-provider.tsx";

export interface UiProviderProps {
  /** How the application renders links, through its router. Defaults to plain anchors. */
  renderLink?: RenderLink | undefined;
  children: ReactNode;
}

/** Context for all components, once around the application: links, tooltips, toasts. */
export function UiProvider({ renderLink, children }: UiProviderProps) {
  useEffect(() => showTooltips(document), []);
  const inside = <ToastProvider>{children}</ToastProvider>;
  return renderLink ? <LinkProvider render={renderLink}>{inside}</LinkProvider> : inside;
}
