import { Button } from "../basics/button.tsx";
import { IconButton } from "../basics/icon-button.tsx";
import { tooltip } from "../basics/tooltip.ts";
import { classNames } from "../class-names.ts";
import { NextStep } from "./next-step.tsx";
import {
  actionName,
  blockedBy,
  type RowAction,
  type RowLinkAction,
  type RowPressAction,
} from "./row-action.ts";
import { RowLink } from "./row-link.tsx";
import { useRowLock } from "./row-lock.tsx";
import { RowMenu } from "./row-menu.tsx";
import { type BusyActions, useBusyActions } from "./use-busy-action.ts";

export interface RowActionsProps {
  actions: readonly RowAction[];
  /** Announced after each action's label. */
  rowName: string;
  /** In a table, -1: arrow keys lead to the controls. Defaults to 0. */
  tabIndex?: 0 | -1 | undefined;
  /** Labels beside icons, for details. Defaults to false. */
  worded?: boolean | undefined;
}

/** With more, « … » takes all but the first. */
const MOST_SHOWN = 2;

/**
 * Inline decisions (S02), or the next step and its link, or at most two; the others are in « … ». Locks
 * disable them (S14).
 */
export function RowActions({ actions: present, rowName, tabIndex = 0, worded = false }: RowActionsProps) {
  const { actions, busy, press } = useBusyActions(present);
  const shown = shownOf(actions);
  const rest = actions.filter((action) => !shown.includes(action));
  return (
    <>
      {shown.map((action) =>
        "href" in action ? (
          <RowActionLink key={action.name} action={action} rowName={rowName} tabIndex={tabIndex} />
        ) : action.next === true && action.inline !== true ? (
          <NextStep
            // The following step keeps the button and its focus.
            key="next"
            action={action}
            word={action.label}
            label={(blocked) => actionName(action, rowName, blocked)}
            variant="secondary"
            size="small"
            tabIndex={tabIndex}
            press={press}
            busy={busy}
          />
        ) : (
          <RowActionButton
            key={action.name}
            action={action}
            rowName={rowName}
            tabIndex={tabIndex}
            worded={worded}
            press={press}
            busy={busy}
          />
        ),
      )}
      {rest.length === 0 ? null : (
        <RowMenu actions={rest} rowName={rowName} tabIndex={tabIndex} press={press} busy={busy} />
      )}
    </>
  );
}

function shownOf(actions: readonly RowAction[]): readonly RowAction[] {
  const decisions = actions.filter(({ inline }) => inline === true);
  if (decisions.length > 0) return decisions;
  const step = actions.find(({ next }) => next === true);
  if (step !== undefined) return [step, ...actions.filter((action) => "href" in action).slice(0, 1)];
  return actions.length > MOST_SHOWN ? actions.slice(0, 1) : actions;
}

interface OneActionProps<Action> {
  action: Action;
  rowName: string;
  tabIndex: 0 | -1;
}

function RowActionLink({ action, rowName, tabIndex }: OneActionProps<RowLinkAction>) {
  const blocked = blockedBy(action, useRowLock()?.text);
  return (
    <RowLink
      href={action.href}
      label={actionName(action, rowName, undefined)}
      opens={action.opens}
      reason={action.disabled === true ? blocked : undefined}
      tabIndex={tabIndex}
    >
      {action.label}
    </RowLink>
  );
}

interface RowActionButtonProps extends OneActionProps<RowPressAction>, Pick<BusyActions, "press" | "busy"> {
  worded: boolean;
}

function RowActionButton({ action, rowName, tabIndex, worded, press, busy }: RowActionButtonProps) {
  const blocked = blockedBy(action, useRowLock()?.text);
  const name = actionName(action, rowName, blocked);
  const shared = {
    tabIndex,
    "aria-disabled": blocked !== undefined || busy !== undefined || undefined,
    busy: busy === action.name,
    onClick: () => (blocked === undefined ? press(action) : undefined),
    className: classNames(action.tone === "danger" && "ui-row-action--danger"),
  };
  if (action.icon && !worded) return <IconButton {...shared} icon={action.icon} size="small" label={name} />;
  return (
    <Button
      {...shared}
      icon={action.icon}
      size="small"
      aria-label={name}
      {...(blocked ? tooltip(blocked) : {})}
    >
      {action.label}
    </Button>
  );
}
