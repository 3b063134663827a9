import { useRef, useState } from "react";
import type { RowAction, RowPressAction } from "./row-action.ts";

/** Ms since a press, before which nothing else stands in its place (A16). */
const STANDING = 1000;

export interface BusyActions {
  /** As they were when one was pressed, until it ended. */
  readonly actions: readonly RowAction[];
  /** The name of the pressed one. */
  readonly busy: string | undefined;
  readonly press: (action: RowPressAction) => void;
}

/**
 * Shows a press at once (A16): the pressed action is busy until the promise of its `onPress` has settled, a second at
 * least. Meanwhile all actions stay as they are and none can be pressed, so that the next step neither takes the place
 * of the first below a finger nor follows it unseen. One that answers no promise (it opens a window) is never busy.
 */
export function useBusyActions(present: readonly RowAction[]): BusyActions {
  const [pressed, setPressed] = useState<{ readonly name: string; readonly among: readonly RowAction[] }>();
  const isBusy = useRef(false);
  const press = (action: RowPressAction): void => {
    if (isBusy.current) return;
    const work = action.onPress();
    if (!(work instanceof Promise)) return;
    isBusy.current = true;
    setPressed({ name: action.name, among: present });
    const standing = new Promise((resolve) => setTimeout(resolve, STANDING));
    void Promise.allSettled([work, standing]).then(() => {
      isBusy.current = false;
      setPressed(undefined);
    });
  };
  return { actions: pressed?.among ?? present, busy: pressed?.name, press };
}
