import * as Radix from "@radix-ui/react-toast";
import type { ReactNode } from "react";
import { createContext, useCallback, useContext, useMemo, useRef, useState } from "react";
import { texts } from "../texts.ts";
import type { ToastContent } from "./toast.tsx";
import { Toast } from "./toast.tsx";

type Extras = Omit<ToastContent, "tone" | "message">;

export interface Toasts {
  /** Shows one and returns its id. */
  show: (content: ToastContent) => number;
  success: (message: string, extras?: Extras) => number;
  info: (message: string, extras?: Extras) => number;
  warning: (message: string, extras?: Extras) => number;
  error: (message: string, extras?: Extras) => number;
  dismiss: (id: number) => void;
}

/** The toasts of the page, where there is a provider. */
export const ToastContext = createContext<Toasts | undefined>(undefined);

/** Shows and dismisses toasts. @throws outside of ToastProvider. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider above it");
  return toasts;
}

/** Holds the toasts of the page: top right, newest below, 5000 ms each (§9, S09). F8 goes to them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly { id: number; content: ToastContent }[]>([]);
  const nextId = useRef(1);

  const show = useCallback((content: ToastContent) => {
    const id = nextId.current++;
    setShown((before) => [...before, { id, content }]);
    return id;
  }, []);
  const dismiss = useCallback(
    (id: number) => setShown((before) => before.filter((toast) => toast.id !== id)),
    [],
  );

  const toasts = useMemo<Toasts>(
    () => ({
      show,
      dismiss,
      success: (message, extras) => show({ tone: "success", message, ...extras }),
      info: (message, extras) => show({ tone: "info", message, ...extras }),
      warning: (message, extras) => show({ tone: "warning", message, ...extras }),
      error: (message, extras) => show({ tone: "danger", message, ...extras }),
    }),
    [show, dismiss],
  );

  return (
    <ToastContext value={toasts}>
      <Radix.Provider label={texts.toast.label} swipeDirection="right">
        {children}
        {shown.map(({ id, content }) => (
          <Toast key={id} content={content} onClose={() => dismiss(id)} />
        ))}
        {/* What is live stays open to assistive technology while a window hides the rest of the page. */}
        <Radix.Viewport className="ui-toasts" label={texts.toast.region} aria-live="off" />
      </Radix.Provider>
    </ToastContext>
  );
}
