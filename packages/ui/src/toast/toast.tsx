import * as Radix from "@radix-ui/react-toast";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { unbroken } from "../basics/unbroken.tsx";
import { toneIcons } from "../display/banner.tsx";
import { CloseIcon } from "../icons.ts";
import { texts } from "../texts.ts";
import type { ToastContent } from "./toast-content.ts";
import { isUrgent, wordsOf } from "./toast-words.ts";

export interface ToastProps {
  content: ToastContent;
  count: number;
  onClose: () => void;
  /** Becomes hovered or focused, or no longer is. */
  onUse: (isUsed: boolean) => void;
}

export function Toast({ content, count, onClose, onUse }: ToastProps) {
  const { tone, action } = content;
  const { title, detail, label } = wordsOf(content, count);
  const timer = useOwnTime(onClose);
  const Icon = toneIcons[tone];
  const use = (): void => {
    timer.current?.hold();
    onUse(true);
  };
  const leave = (): void => {
    timer.current?.release();
    onUse(false);
  };

  return (
    <Radix.Root
      className={`ui-toast ui-toast--${tone}`}
      data-again={count > 1 || undefined}
      type={isUrgent(content) ? "foreground" : "background"}
      duration={Number.POSITIVE_INFINITY}
      // Radix directs the pointer to a dialog opened after the toast.
      style={{ pointerEvents: "auto" }}
      onOpenChange={(open) => (open ? undefined : onClose())}
      onPointerEnter={use}
      onPointerLeave={leave}
      onKeyDown={({ key }) => {
        // A dialog below leaves the key to the toast (`isInToasts`), and Radix then considers it handled.
        if (key === "Escape") onClose();
      }}
      onFocus={use}
      onBlur={leave}
    >
      <Icon aria-hidden size={16} className="ui-toast__icon" />
      <ToastWords tone={tone} title={title} detail={detail} />
      {action ? (
        <Radix.Action asChild altText={action.altText ?? label ?? action.label}>
          <button
            type="button"
            className="ui-button ui-button--secondary ui-button--small"
            onClick={action.onPress}
          >
            {label}
          </button>
        </Radix.Action>
      ) : null}
      <Radix.Close className="ui-bare-button ui-toast__close" aria-label={texts.close}>
        <CloseIcon aria-hidden size={14} />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Our own timer (S09): Radix would resume with the rest instead of 1000 ms. */
function useOwnTime(onClose: () => void): RefObject<ToastTimer | undefined> {
  const timer = useRef<ToastTimer | undefined>(undefined);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    timer.current = startToastTimer(() => close());
    return () => timer.current?.stop();
  }, []);
  return timer;
}

interface ToastWordsProps {
  readonly tone: ToastContent["tone"];
  readonly title: string;
  readonly detail: string | undefined;
}

function ToastWords({ tone, title, detail }: ToastWordsProps) {
  return (
    <div className="ui-toast__words">
      <Radix.Title className="ui-toast__title">
        <span className="ui-hidden">
          {texts.toast[tone]}
          {"\u00a0: "}
        </span>
        {unbroken(title)}
      </Radix.Title>
      {detail === undefined ? null : (
        <Radix.Description className="ui-toast__detail">{detail}</Radix.Description>
      )}
    </div>
  );
}

/** §9, S09. */
const TOAST_MS = 5000;
/** Once the pointer leaves (§9, S09). */
const TOAST_AFTER_HOVER_MS = 1000;

interface ToastTimer {
  /** While hovered or focused. */
  hold: () => void;
  /** With 1000 ms, whatever remained before. */
  release: () => void;
  stop: () => void;
}

/** Starts a toast's countdown; calls `onEnd` once. */
function startToastTimer(onEnd: () => void): ToastTimer {
  let timer = setTimeout(onEnd, TOAST_MS);
  const stop = () => clearTimeout(timer);
  return {
    hold: stop,
    release: () => {
      stop();
      timer = setTimeout(onEnd, TOAST_AFTER_HOVER_MS);
    },
    stop,
  };
}
