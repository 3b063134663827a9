import { type ComponentType, useContext, useEffect, useEffectEvent } from "react";
import { type LazyCode, lazyCode, pickCode } from "../lazy/lazy-code.ts";
import type { FailedFetch } from "../lazy/use-lazy-code.ts";
import { texts } from "../texts.ts";
import { ToastContext } from "../toast/toast-provider.tsx";

/** The code of windows and menus. A screen with a form loads it before it shows: leaving the form opens a question. */
export const overlayCode = lazyCode(async () => (await import("./parts/overlay-parts.ts")).overlayParts);

type Parts = NonNullable<ReturnType<typeof overlayCode.loaded>>;

/** The code of one window or menu. */
export const overlayPart = <Props,>(
  pick: (parts: Parts) => ComponentType<Props>,
): LazyCode<ComponentType<Props>> => pickCode(overlayCode, pick);

interface MissingOverlayProps {
  readonly failed: FailedFetch;
  readonly onGiveUp: () => void;
}

/** Instead of a window or menu whose code could not be fetched: closes it and says so. The next press fetches again. */
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
