import { useState } from "react";
import { Button } from "../basics/button.tsx";
import { ChevronDownIcon } from "../icons.ts";
import { DropdownMenu } from "../overlay/overlays.tsx";
import { NextStep } from "../table/next-step.tsx";
import { type RowAction, stepOf } from "../table/row-action.ts";
import { useRowLock } from "../table/row-lock.tsx";
import { menuItemsOf } from "../table/row-menu.tsx";
import { useBusyActions } from "../table/use-busy-action.ts";
import { texts } from "../texts.ts";

export interface HeadActionsProps {
  actions: readonly RowAction[];
  /** The record's name, after « Autres actions ». */
  subject: string;
}

/** The next step as primary, others in « Autres actions ». The menu says why an action is disabled. */
export function HeadActions({ actions: present, subject }: HeadActionsProps) {
  const { actions, busy, press } = useBusyActions(present);
  const [open, setOpen] = useState(false);
  const lock = useRowLock();
  const next = stepOf(actions);
  const others = actions.filter((action) => action !== next);
  return (
    <>
      {next === undefined ? null : <NextStep action={next} word={next.label} press={press} busy={busy} />}
      {others.length === 0 ? null : (
        <DropdownMenu
          open={open}
          onOpenChange={(next) => setOpen(next && (open || busy === undefined))}
          trigger={
            <Button
              iconEnd={ChevronDownIcon}
              aria-label={texts.row.more(subject)}
              aria-disabled={busy !== undefined || undefined}
              busy={others.some(({ name }) => name === busy)}
            >
              {texts.row.more("")}
            </Button>
          }
          items={menuItemsOf(others, lock?.text, press)}
        />
      )}
    </>
  );
}
