import type { ReactNode } from "react";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { takesFocus, titleOfPage } from "../basics/take-focus.ts";
import { lazyCode } from "../lazy/lazy-code.ts";
import { lazyPart } from "../lazy/lazy-part.tsx";
import { toastsMark, useFreeFocus } from "./over-windows.ts";
import { PlainToasts } from "./plain-toasts.tsx";
import type { ShownToast, ToastContent } from "./toast-content.ts";

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

/** The code that shows toasts. No screen begins with one, so it comes when the page is at rest, or with the first. */
export const toastCode = lazyCode(async () => (await import("./toast-region.tsx")).ToastRegion);

const ToastRegion = lazyPart(toastCode, {
  isNeeded: ({ shown }) => shown.length > 0,
  failed: ({ retry }, { shown, dismiss }) => <PlainToasts shown={shown} dismiss={dismiss} retry={retry} />,
});

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
  const [used] = useState(() => new Set<number>());
  const nextId = useRef(1);

  const show = useCallback(
    (content: ToastContent) => {
      const id = nextId.current++;
      setShown((before) => withToast(before, { id, content }, (each) => used.has(each)));
      return id;
    },
    [used],
  );
  const dismiss = useCallback(
    (id: number) => setShown((before) => before.filter((toast) => toast.id !== id)),
    [],
  );
  const clear = useCallback(() => setShown([]), []);

  const focus = useFocusBefore(shown);
  useFreeFocus();
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
      {children}
      {/* What is live stays open to assistive technology while a window hides the rest of the page. */}
      <div ref={focus.region} aria-live="off" {...toastsMark}>
        <ToastRegion
          shown={shown}
          used={used}
          dismiss={(id) => {
            focus.onClose();
            dismiss(id);
          }}
        />
      </div>
    </ToastContext>
  );
}

/**
 * Returns the focus to where it was before it came to the toasts, once the toast that has it is closed: by its button, by
 * Escape, by its time (A14). Radix leaves it on the list of toasts.
 */
function useFocusBefore(shown: readonly ShownToast[]) {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | undefined>(undefined);
  const hadFocus = useRef(false);
  useEffect(() => {
    const remember = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof HTMLElement && region.current?.contains(relatedTarget) === false)
        before.current = relatedTarget;
    };
    const element = region.current;
    element?.addEventListener("focusin", remember);
    return () => element?.removeEventListener("focusin", remember);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a toast has gone
  useLayoutEffect(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    if (!takesFocus(before.current)) takesFocus(titleOfPage());
  }, [shown]);
  return {
    region,
    onClose: () => {
      hadFocus.current = region.current?.contains(document.activeElement) === true;
    },
  };
}
