import { Button } from "../basics/button.tsx";
import { tooltip } from "../basics/tooltip.ts";
import { ButtonLink } from "../link/link.tsx";
import { NextStep } from "./next-step.tsx";
import { blockedBy, type RowAction, stepOf } from "./row-action.ts";
import { useRowLock } from "./row-lock.tsx";
import { RowMenu } from "./row-menu.tsx";
import { type BusyActions, useBusyActions } from "./use-busy-action.ts";

export interface ActionButtonsProps {
  actions: readonly RowAction[];
  /** Before « … ». Defaults to 3. */
  most?: number | undefined;
}

/**
 * For decisions or bulk actions: the next step as primary, before two others; destructive and further ones
 * are in « … ». Enabled ones come first. A disabled one stays focusable and shows its reason.
 */
export function ActionButtons({ actions: present, most = 3 }: ActionButtonsProps) {
  const { actions, busy, press } = useBusyActions(present);
  const lock = useRowLock()?.text;
  const next = stepOf(actions);
  const others = actions.filter((action) => action !== next);
  const room = next === undefined ? most : most - 1;
  const shown = others.length > room ? mostUseful(others, lock).slice(0, room) : others;
  const rest = others.filter((action) => !shown.includes(action));
  return (
    <>
      {next === undefined ? null : <NextStep action={next} word={next.label} press={press} busy={busy} />}
      {shown.map((action) => (
        <ActionButton key={action.name} action={action} press={press} busy={busy} />
      ))}
      {rest.length === 0 ? null : <RowMenu actions={rest} rowName="" press={press} busy={busy} />}
    </>
  );
}

/** Enabled first. Enabled destructive ones only if no other is enabled. */
function mostUseful(actions: readonly RowAction[], lock: string | undefined): readonly RowAction[] {
  const harmless = actions.filter(({ tone }) => tone !== "danger");
  const isPossible = (action: RowAction): boolean => blockedBy(action, lock) === undefined;
  const possible = harmless.filter(isPossible);
  const dangers = actions.filter(({ tone }) => tone === "danger").filter(isPossible);
  return [
    ...possible,
    ...(possible.length === 0 ? dangers : []),
    ...harmless.filter((action) => !isPossible(action)),
  ];
}

interface ActionButtonProps extends Pick<BusyActions, "press" | "busy"> {
  action: RowAction;
}

function ActionButton({ action, press, busy }: ActionButtonProps) {
  const blocked = blockedBy(action, useRowLock()?.text);
  if ("href" in action && blocked === undefined)
    return (
      <ButtonLink href={action.href} icon={action.icon}>
        {action.label}
      </ButtonLink>
    );
  return (
    <Button
      icon={action.icon}
      variant={action.tone === "danger" ? "ghost" : "secondary"}
      {...(blocked ? { ...tooltip(blocked), "aria-description": blocked } : {})}
      aria-disabled={blocked !== undefined || busy !== undefined || undefined}
      busy={busy === action.name}
      onClick={() => (blocked === undefined && "onPress" in action ? press(action) : undefined)}
    >
      {action.label}
    </Button>
  );
}
