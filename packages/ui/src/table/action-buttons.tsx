import { Button } from "../basics/button.tsx";
import { tooltip } from "../basics/tooltip.ts";
import { ButtonLink } from "../link/link.tsx";
import { actionName, blockedBy, type RowAction } from "./row-action.ts";
import { useRowLock } from "./row-lock.tsx";
import { RowMenu } from "./row-menu.tsx";

export interface ActionButtonsProps {
  actions: readonly RowAction[];
  /** What they act on, read out after each label; empty where the surroundings say it. */
  subject?: string | undefined;
  /** How many stand beside each other before « … » takes the rest. Defaults to 3. */
  most?: number | undefined;
}

/** Actions as buttons with their words, for a record's head or the bar of chosen rows; the rest behind « … ». */
export function ActionButtons({ actions, subject = "", most = 3 }: ActionButtonsProps) {
  const shown = actions.length > most ? actions.slice(0, most) : actions;
  const rest = actions.slice(shown.length);
  return (
    <>
      {shown.map((action) => (
        <ActionButton key={action.name} action={action} subject={subject} />
      ))}
      {rest.length === 0 ? null : <RowMenu actions={rest} rowName={subject} />}
    </>
  );
}

function ActionButton({ action, subject }: { action: RowAction; subject: string }) {
  const blocked = blockedBy(action, useRowLock()?.text);
  const name = subject === "" && blocked === undefined ? undefined : actionName(action, subject, blocked);
  if ("href" in action && blocked === undefined)
    return (
      <ButtonLink href={action.href} icon={action.icon} aria-label={name}>
        {action.label}
      </ButtonLink>
    );
  return (
    <Button
      icon={action.icon}
      variant={action.tone === "danger" ? "danger" : "secondary"}
      aria-label={name}
      {...(blocked ? tooltip(blocked) : {})}
      aria-disabled={blocked !== undefined || undefined}
      onClick={() => (blocked === undefined && "onPress" in action ? action.onPress() : undefined)}
    >
      {action.label}
    </Button>
  );
}
