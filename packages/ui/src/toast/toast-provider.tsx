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
  /** Dismisses all of them. */
  clear: () => void;
}

/** The toasts of the page, where there is a provider. */
export const ToastContext = createContext<Toasts | undefined>(undefined);

/** Shows and dismisses toasts. @throws outside of ToastProvider. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider above it");
  return toasts;
}

interface ShownToast {
  readonly id: number;
  readonly content: ToastContent;
  readonly count: number;
}

/** The toasts with one more: in the place of the one of its kind, which it counts where it can, else below the others. */
function withToast(
  before: readonly ShownToast[],
  { id, content }: Omit<ShownToast, "count">,
  isUsed: (id: number) => boolean,
): readonly ShownToast[] {
  // What the pointer or the focus is on keeps its words: its button acts on what it says.
  const former = before.find((toast) => kindOf(toast.content) === kindOf(content) && !isUsed(toast.id));
  if (former === undefined) return [...before, { id, content, count: 1 }];
  const count = content.counted === undefined ? 1 : former.count + 1;
  return before.map((toast) => (toast === former ? { id, content, count } : toast));
}

const kindOf = ({ kind, tone, message, detail }: ToastContent): string =>
  kind ?? JSON.stringify([tone, message, detail]);

/**
 * Holds the toasts of the page: top right, newest below, 5000 ms each (§9, S09). One takes the place of the one of its kind.
 * F8 goes to them.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const used = useRef(new Set<number>());
  const nextId = useRef(1);

  const show = useCallback((content: ToastContent) => {
    const id = nextId.current++;
    setShown((before) => withToast(before, { id, content }, (each) => used.current.has(each)));
    return id;
  }, []);
  const dismiss = useCallback(
    (id: number) => setShown((before) => before.filter((toast) => toast.id !== id)),
    [],
  );
  const clear = useCallback(() => setShown([]), []);

  const toasts = useMemo<Toasts>(
    () => ({
      show,
      dismiss,
      clear,
      success: (message, extras) => show({ tone: "success", message, ...extras }),
      info: (message, extras) => show({ tone: "info", message, ...extras }),
      warning: (message, extras) => show({ tone: "warning", message, ...extras }),
      error: (message, extras) => show({ tone: "danger", message, ...extras }),
    }),
    [show, dismiss, clear],
  );

  return (
    <ToastContext value={toasts}>
      <Radix.Provider label={texts.toast.label} swipeDirection="right">
        {children}
        {shown.map(({ id, content, count }) => (
          <Toast
            key={id}
            content={content}
            count={count}
            onClose={() => dismiss(id)}
            onUse={(isUsed) => (isUsed ? used.current.add(id) : used.current.delete(id))}
          />
        ))}
        {/* What is live stays open to assistive technology while a window hides the rest of the page. */}
        <Radix.Viewport className="ui-toasts" label={texts.toast.region} aria-live="off" />
      </Radix.Provider>
    </ToastContext>
  );
}
