import { type ComponentType, useContext, useEffect, useEffectEvent } from "react";
import { type LazyCode, lazyCode, pickCode } from "../lazy/lazy-code.ts";
import type { FailedFetch } from "../lazy/use-lazy-code.ts";
import { texts } from "../texts.ts";
import { ToastContext } from "../toast/toast-provider.tsx";

/** Loaded before a form shows, since leaving it asks for confirmation. */
export const overlayCode = lazyCode(async () => (await import("./parts/overlay-parts.ts")).overlayParts);

type Parts = NonNullable<ReturnType<typeof overlayCode.loaded>>;

export const overlayPart = <Props,>(
  pick: (parts: Parts) => ComponentType<Props>,
): LazyCode<ComponentType<Props>> => pickCode(overlayCode, pick);

interface MissingOverlayProps {
  readonly failed: FailedFetch;
  readonly onGiveUp: () => void;
}

/** The code failed to load: closes and reports. The next press retries. */
export function MissingOverlay({ failed, onGiveUp }: MissingOverlayProps) {
  const toasts = useContext(ToastContext);
  const giveUp = useEffectEvent(() => {
    const { failed: message, detail, reload } = texts.overlay;
    toasts?.error(message, { detail, action: { label: reload, onPress: () => window.location.reload() } });
    failed.retry();
    onGiveUp();
  });
  useEffect(() => giveUp(), []);
  return null;
}
