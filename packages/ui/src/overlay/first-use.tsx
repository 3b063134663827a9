import {
  type ComponentType,
  cloneElement,
  type ReactElement,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { lazyCode } from "../lazy/lazy-code.ts";
import { useLazyPart } from "../lazy/use-lazy-part.ts";
import { texts } from "../texts.ts";
import { ToastContext } from "../toast/toast-provider.tsx";
import { useTakenBack, WindowPending } from "./pending.tsx";
import type { Trigger } from "./trigger.ts";

/** One script, whatever is opened first (docs/decisions/0066). */
const parts = lazyCode(async () => {
  const [action, columns, confirm, dialog, media, menu, popover] = await Promise.all([
    import("./parts/action-dialog.tsx"),
    import("./parts/columns-menu.tsx"),
    import("./parts/confirm-dialog.tsx"),
    import("./parts/dialog.tsx"),
    import("./parts/media-modal.tsx"),
    import("./parts/menu.tsx"),
    import("./parts/popover.tsx"),
  ]);
  const { ActionDialog } = action;
  const { ColumnsMenu } = columns;
  const { ConfirmDialog } = confirm;
  const { Dialog, Drawer } = dialog;
  const { MediaModal } = media;
  const { DropdownMenu } = menu;
  const { Popover } = popover;
  return { ActionDialog, ColumnsMenu, ConfirmDialog, Dialog, Drawer, MediaModal, DropdownMenu, Popover };
});

type Parts = Awaited<ReturnType<typeof parts.load>>;

/** Fetches the code of windows and menus before anybody opens one. Where it cannot be fetched, opening one tries again. */
export async function prefetchOverlays(): Promise<void> {
  await parts.load().catch(() => undefined);
}

/** What opened a menu before its code was here: with a key, its first entry takes the focus. */
export type OpenedBy = "key" | "pointer";

interface Window {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Pick<Props> = (parts: Parts) => ComponentType<Props>;

/** A window whose code is fetched when it is first opened. A fetch that fails closes it again and says so. */
export const onFirstOpen =
  <Props extends Window>(pick: Pick<Props>) =>
  (props: Props): ReactElement => <LazyWindow pick={pick} props={props} />;

function LazyWindow<Props extends Window>({ pick, props }: { pick: Pick<Props>; props: Props }) {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  const giveUp = (): void => props.onOpenChange(false);
  const code = useParts(props.open, giveUp);
  // Stays once it was open: it gives the focus back when it closes.
  if (!opened) return null;
  if (code === undefined) return props.open ? <WindowPending onGiveUp={giveUp} /> : null;
  const Part = pick(code);
  return <Part {...props} />;
}

interface WithTrigger {
  /** The button that opens it; takes a ref. */
  trigger: Trigger;
  /** Given by those who open it themselves. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

type Opening<Props> = Props & { openedBy?: OpenedBy | undefined };

/**
 * A menu that is nothing but its button until it is first opened: a list has twenty, and few are ever used. Until its
 * code is here the button is busy, and whatever else is done takes the press back.
 */
export const onFirstPress =
  <Props extends WithTrigger>(popup: "menu" | "dialog", pick: Pick<Opening<Props>>) =>
  (props: Props): ReactElement => <LazyMenu popup={popup} pick={pick} props={props} />;

interface LazyMenuProps<Props> {
  popup: "menu" | "dialog";
  pick: Pick<Opening<Props>>;
  props: Props;
}

function LazyMenu<Props extends WithTrigger>({ popup, pick, props }: LazyMenuProps<Props>) {
  const [pressed, setPressed] = useState<OpenedBy>();
  const [used, setUsed] = useState(false);
  const waiting = pressed !== undefined || props.open === true;
  const press = (by: OpenedBy): void =>
    props.open === undefined ? setPressed(by) : props.onOpenChange?.(true);
  const giveUp = (): void => {
    setPressed(undefined);
    props.onOpenChange?.(false);
  };
  const code = useParts(waiting, giveUp);
  if (waiting && code !== undefined && !used) setUsed(true);
  useTakenBack(waiting && code === undefined, giveUp);
  if (used && code !== undefined) {
    const Part = pick(code);
    return <Part {...props} openedBy={pressed} />;
  }
  const own = props.trigger.props;
  return cloneElement(props.trigger, {
    "aria-haspopup": popup,
    "aria-expanded": false,
    "aria-busy": waiting || undefined,
    onClick: (event) => {
      own.onClick?.(event);
      press(event.detail === 0 ? "key" : "pointer");
    },
    onKeyDown: (event) => {
      own.onKeyDown?.(event);
      if (event.key !== "ArrowDown" || popup !== "menu") return;
      event.preventDefault();
      press("key");
    },
  });
}

/** The code, once it is wanted and here. */
function useParts(wanted: boolean, giveUp: () => void): Parts | undefined {
  const { failed, retry } = useLazyPart(parts.load, wanted && parts.loaded() === undefined);
  const toasts = useContext(ToastContext);
  const fail = useEffectEvent(() => {
    giveUp();
    retry();
    const { failed, detail, reload } = texts.overlay;
    const action = { label: reload, onPress: () => window.location.reload() };
    toasts?.error(failed, { detail, action });
  });
  useEffect(() => {
    if (failed) fail();
  }, [failed]);
  return parts.loaded();
}
