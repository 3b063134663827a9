import * as Radix from "@radix-ui/react-toast";
import { useEffect, useEffectEvent, useRef } from "react";
import type { BannerTone } from "../display/banner.tsx";
import { toneIcons } from "../display/banner.tsx";
import { CloseIcon } from "../icons.ts";
import { texts } from "../texts.ts";
import type { ToastTimer } from "./toast-timer.ts";
import { startToastTimer } from "./toast-timer.ts";

export interface ToastContent {
  tone: BannerTone;
  /** What happened: « Immeuble enregistré ». */
  message: string;
  /** In smaller letters below. */
  detail?: string | undefined;
  /** One thing to do about it: « Annuler ». `altText` says how else it can be done, for screen readers. */
  action?: { label: string; altText?: string | undefined; onPress: () => void } | undefined;
}

export interface ToastProps {
  content: ToastContent;
  onClose: () => void;
}

/** One toast. It keeps its own time (S09): Radix would resume with what remained instead of 1000 ms. */
export function Toast({ content: { tone, message, detail, action }, onClose }: ToastProps) {
  const timer = useRef<ToastTimer | undefined>(undefined);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    timer.current = startToastTimer(() => close());
    return () => timer.current?.stop();
  }, []);
  const Icon = toneIcons[tone];

  return (
    <Radix.Root
      className={`ui-toast ui-toast--${tone}`}
      type={tone === "danger" || tone === "warning" ? "foreground" : "background"}
      duration={Number.POSITIVE_INFINITY}
      onOpenChange={(open) => (open ? undefined : onClose())}
      onPointerEnter={() => timer.current?.hold()}
      onPointerLeave={() => timer.current?.release()}
      onFocus={() => timer.current?.hold()}
      onBlur={() => timer.current?.release()}
    >
      <Icon aria-hidden size={16} className="ui-toast__icon" />
      <div className="ui-toast__words">
        <Radix.Title className="ui-toast__title">
          <span className="ui-hidden">
            {texts.toast[tone]}
            {"\u00a0: "}
          </span>
          {message}
        </Radix.Title>
        {detail === undefined ? null : (
          <Radix.Description className="ui-toast__detail">{detail}</Radix.Description>
        )}
      </div>
      {action ? (
        <Radix.Action asChild altText={action.altText ?? action.label}>
          <button
            type="button"
            className="ui-button ui-button--secondary ui-button--small"
            onClick={action.onPress}
          >
            {action.label}
          </button>
        </Radix.Action>
      ) : null}
      <Radix.Close className="ui-toast__close" aria-label={texts.close}>
        <CloseIcon aria-hidden size={14} />
      </Radix.Close>
    </Radix.Root>
  );
}
