import { CheckIcon, formatDateTime, IconButton, Link } from "@palier/ui";
import type { MouseEvent } from "react";
import { serverClock, useServerMinute } from "#api/server-time.ts";
import { returnPath } from "#navigation/paths.ts";
import { agoText } from "./ago.ts";
import { alertsTexts as texts } from "./alerts.texts.ts";
import type { Alert } from "./use-alerts.ts";

interface AlertItemProps {
  readonly alert: Alert;
  readonly onRead: (id: number) => void;
  readonly onLeave: () => void;
}

export function AlertItem({ alert, onRead, onLeave }: AlertItemProps) {
  const title = alert.title || texts.untitled;
  const now = useServerMinute() === undefined ? undefined : serverClock();
  const read = (): void => {
    if (!alert.read) onRead(alert.id);
  };
  const putAway = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    // The button disappears.
    currentTarget.closest("li")?.focus();
    read();
  };
  return (
    <li tabIndex={-1} className={alert.read ? "alerts__item" : "alerts__item alerts__item--unread"}>
      <div className="alerts__text">
        {alert.read ? null : <span className="alerts__mark">{texts.unread}</span>}
        {alert.link === null ? (
          <span className="alerts__name">{title}</span>
        ) : (
          <Link
            className="alerts__name"
            href={returnPath(alert.link)}
            onClick={() => {
              read();
              onLeave();
            }}
            onAuxClick={read}
          >
            {title}
          </Link>
        )}
        {alert.body === "" ? null : <p className="alerts__body">{alert.body}</p>}
        <time className="alerts__at" dateTime={alert.at} title={formatDateTime(alert.at)}>
          {agoText(alert.at, now)}
        </time>
      </div>
      {alert.read ? null : <IconButton icon={CheckIcon} label={texts.markRead(title)} onClick={putAway} />}
    </li>
  );
}
