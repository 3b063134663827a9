import { BanIcon, CheckIcon, RefreshIcon } from "@palier/ui";
import type { ActionRoute, PressAction } from "./action.ts";
import type { archiveTexts, switchTexts } from "./closing.texts.ts";
import { type Changeable, stateChange } from "./state-change.ts";

/** Disabling states how many are affected; if none, the toast can undo it. */
export function switchActions<R extends Changeable>(
  route: ActionRoute,
  texts: ReturnType<typeof switchTexts<R>>,
): readonly PressAction<R>[] {
  const disable: PressAction<R> = stateChange<R>(route, {
    words: texts.disable,
    name: "disable",
    icon: BanIcon,
    tone: "danger",
    to: false,
    undo: () => enable,
  });
  const enable: PressAction<R> = stateChange<R>(route, {
    words: texts.enable,
    name: "enable",
    icon: RefreshIcon,
    to: true,
    undo: () => disable,
  });
  return [enable, disable];
}

/** Archiving a draft is always confirmed: nothing becomes a draft again. */
export function archiveActions<R extends Changeable & { readonly status: string }>(
  route: ActionRoute,
  texts: ReturnType<typeof archiveTexts<R>>,
): readonly PressAction<R>[] {
  const archive: PressAction<R> = stateChange<R>(route, {
    words: texts.archive,
    name: "archive",
    icon: BanIcon,
    tone: "danger",
    to: "archived",
    alwaysAsks: ({ status }) => status === "draft",
    undo: () => reopen,
  });
  const reopen: PressAction<R> = stateChange<R>(route, {
    words: texts.reopen,
    name: "reopen",
    icon: RefreshIcon,
    from: "archived",
    to: "active",
    undo: () => archive,
  });
  const activate: PressAction<R> = stateChange<R>(route, {
    words: texts.activate,
    name: "activate",
    icon: CheckIcon,
    from: "draft",
    to: "active",
  });
  return [activate, reopen, archive];
}
