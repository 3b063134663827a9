import { useEffect, useEffectEvent } from "react";
import { CloseIcon } from "../icons.ts";
import { texts } from "../texts.ts";
import { measuredToasts } from "./measured-toasts.ts";
import type { ShownToast } from "./toast-content.ts";

interface PlainToastsProps {
  readonly shown: readonly ShownToast[];
  readonly dismiss: (id: number) => void;
  /** Loads the code again. */
  readonly retry: () => void;
}

/**
 * Without the code of the toasts, which often report the lost connection itself (A03). They stay until
 * closed; each new one retries.
 */
export function PlainToasts({ shown, dismiss, retry }: PlainToastsProps) {
  const latest = shown.at(-1)?.id;
  const fetchAgain = useEffectEvent(retry);
  useEffect(() => {
    if (latest === undefined) return;
    return () => fetchAgain();
  }, [latest]);
  return (
    <div ref={measuredToasts} className="ui-toasts">
      {shown.map(({ id, content: { tone, message, detail, action } }) => (
        <div key={id} className={`ui-toast ui-toast--${tone}`}>
          <div className="ui-toast__words">
            <div className="ui-toast__title">{message}</div>
            {detail === undefined ? null : <div className="ui-toast__detail">{detail}</div>}
          </div>
          {action === undefined ? null : (
            <button
              type="button"
              className="ui-button ui-button--secondary ui-button--small"
              onClick={() => {
                action.onPress();
                dismiss(id);
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            className="ui-bare-button ui-toast__close"
            aria-label={texts.close}
            onClick={() => dismiss(id)}
          >
            <CloseIcon aria-hidden size={14} />
          </button>
        </div>
      ))}
    </div>
  );
}
