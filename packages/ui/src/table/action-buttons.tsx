import { Button } from "../basics/button.tsx";
import { tooltip } from "../basics/tooltip.ts";
import { ButtonLink } from "../link/link.tsx";
import { NextStep } from "./next-step.tsx";
import { blockedBy, type RowAction, stepOf } from "./row-action.ts";
import { useRowLock } from "./row-lock.tsx";
import { RowMenu } from "./row-menu.tsx";

export interface ActionButtonsProps {
  actions: readonly RowAction[];
}

/** Maximum buttons before « … ». */
const MOST_SHOWN = 3;

/**
 * Actions as buttons, for a dialog's decisions or bulk actions: the next step as primary, before two others;
 * destructive and further ones are in « … ». A disabled one stays focusable and shows its reason on hover,
 * focus and press.
 */
export function ActionButtons({ actions }: ActionButtonsProps) {
  const next = stepOf(actions);
  const others = actions.filter((action) => action !== next);
  const room = next === undefined ? MOST_SHOWN : MOST_SHOWN - 1;
  const harmless = others.filter(({ tone }) => tone !== "danger");
  const shown = others.length > room ? harmless.slice(0, room) : others;
  const rest = others.filter((action) => !shown.includes(action));
  return (
    <>
      {next === undefined ? null : <NextStep action={next} word={next.label} />}
      {shown.map((action) => (
        <ActionButton key={action.name} action={action} />
      ))}
      {rest.length === 0 ? null : <RowMenu actions={rest} rowName="" />}
    </>
  );
}

function ActionButton({ action }: { action: RowAction }) {
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
      aria-disabled={blocked !== undefined || undefined}
      onClick={() => (blocked === undefined && "onPress" in action ? action.onPress() : undefined)}
    >
      {action.label}
    </Button>
  );
}
