import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useId,
  useRef,
  useState,
} from "react";
import type { LazyCode } from "../lazy/lazy-code.ts";
import { useLazyCode } from "../lazy/use-lazy-code.ts";
import { TakenBack } from "../lazy/window-pending.tsx";
import { MissingOverlay } from "./overlay-code.tsx";

type TriggerProps = Pick<
  ComponentProps<"button">,
  "aria-busy" | "aria-controls" | "aria-expanded" | "aria-haspopup" | "id" | "onClick" | "onKeyDown" | "ref"
>;

export interface PopupProps {
  trigger: ReactElement<TriggerProps>;
  /** For controlled use. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

export interface Anchored {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  byKey: boolean;
}

/**
 * Only the button until opening, as a list has twenty that are rarely used. Unmounts with its button, whose
 * record it belongs to.
 */
export const popup =
  <Props extends PopupProps>(kind: "dialog" | "menu", code: LazyCode<ComponentType<Props & Anchored>>) =>
  (props: Props): ReactElement => <Popup kind={kind} code={code} props={props} />;

interface KindOfPopup<Props> {
  readonly kind: "dialog" | "menu";
  readonly code: LazyCode<ComponentType<Props & Anchored>>;
  readonly props: Props;
}

function Popup<Props extends PopupProps>({ kind, code, props }: KindOfPopup<Props>) {
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [byKey, setByKey] = useState(false);
  const open = props.open ?? opened;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const change = (next: boolean): void => {
    setOpened(next);
    props.onOpenChange?.(next);
  };
  const close = (): void => change(false);
  const press = (key: boolean): void => {
    setByKey(key);
    change(!open);
  };
  const { loaded: Part, failed } = useLazyCode(code, open);
  const waiting = open && Part === undefined;
  const own = props.trigger.props;
  return (
    <>
      {cloneElement(props.trigger, {
        ref: anchor,
        id,
        "aria-haspopup": kind,
        "aria-expanded": open && !waiting,
        "aria-busy": waiting || undefined,
        onClick: (event: MouseEvent<HTMLButtonElement>) => {
          own.onClick?.(event);
          press(event.detail === 0);
        },
        onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
          own.onKeyDown?.(event);
          if (event.key !== "ArrowDown" || kind !== "menu" || open) return;
          event.preventDefault();
          press(true);
        },
      })}
      {waiting ? <TakenBack onGiveUp={close} /> : null}
      {failed ? <MissingOverlay failed={failed} onGiveUp={close} /> : null}
      {wasOpen && Part !== undefined ? (
        <Part {...props} anchor={anchor} open={open} onOpenChange={change} byKey={byKey} />
      ) : null}
    </>
  );
}
