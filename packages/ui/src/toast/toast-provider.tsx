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
import { ignoreSecondPress } from "./second-press.ts";
import type { ShownToast, ToastContent } from "./toast-content.ts";
import { ToastStatus } from "./toast-status.tsx";

type Extras = Omit<ToastContent, "tone" | "message">;

export interface Toasts {
  /** Returns its id. */
  show: (content: ToastContent) => number;
  success: (message: string, extras?: Extras) => number;
  info: (message: string, extras?: Extras) => number;
  warning: (message: string, extras?: Extras) => number;
  error: (message: string, extras?: Extras) => number;
  dismiss: (id: number) => void;
  clear: () => void;
}

export const ToastContext = createContext<Toasts | undefined>(undefined);

/**
 * Shows and dismisses toasts.
 * @throws outside of ToastProvider.
 * @example useToast().success("Immeuble enregistré");
 */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider above it");
  return toasts;
}

/** When idle, or with the first toast. */
export const toastCode = lazyCode(async () => (await import("./toast-region.tsx")).ToastRegion);

const ToastRegion = lazyPart(toastCode, {
  isNeeded: ({ shown }) => shown.length > 0,
  failed: ({ retry }, { shown, dismiss }) => <PlainToasts shown={shown} dismiss={dismiss} retry={retry} />,
});

/** Replaces and counts the one of its kind if possible. */
function withToast(
  before: readonly ShownToast[],
  { id, content }: Omit<ShownToast, "count">,
  isUsed: (id: number) => boolean,
): readonly ShownToast[] {
  // A hovered or focused toast keeps its text, which its button refers to.
  const former = before.find((toast) => kindOf(toast.content) === kindOf(content) && !isUsed(toast.id));
  if (former === undefined) return [...before, { id, content, count: 1 }];
  const count = content.counted === undefined ? 1 : former.count + 1;
  return before.map((toast) => (toast === former ? { id, content, count } : toast));
}

const kindOf = ({ kind, tone, message, detail }: ToastContent): string =>
  kind ?? JSON.stringify([tone, message, detail]);

/** Top right, newest below, 5000 ms each (§9, S09). One per kind. F8 focuses them. */
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
      {/* Live regions stay accessible while a dialog hides the rest of the page. */}
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
      <ToastStatus shown={shown} />
    </ToastContext>
  );
}

/** When the focused toast closes, focus returns to where it was (A14); Radix leaves it on their list. */
function useFocusBefore(shown: readonly ShownToast[]) {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | undefined>(undefined);
  const hadFocus = useRef(false);
  const isByKey = useRef(false);
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
    else if (isByKey.current) ignoreSecondPress(before.current);
  }, [shown]);
  return {
    region,
    onClose: () => {
      const focused = document.activeElement;
      hadFocus.current = region.current?.contains(focused) === true;
      // After a click, Enter is no second press.
      isByKey.current = focused?.matches(":focus-visible") === true;
    },
  };
}
