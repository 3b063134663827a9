import { usePush } from "@palier/firebase-kit/react";
import { BellIcon, Button, EmptyState, Link } from "@palier/ui";
import { useRef } from "react";
import { LoadFailure } from "#actions/load-failure.tsx";
import { paths } from "#navigation/paths.ts";
import { Loading } from "#parts/loading.tsx";
import { pushStateText } from "#push/push-state-text.ts";
import { AlertItem } from "./alert-item.tsx";
import { alertsTexts as texts } from "./alerts.texts.ts";
import { useAlerts } from "./use-alerts.ts";

/** Newest first. Takes the focus when the focused part disappears (A14). */
export function AlertPanel({ onLeave }: { readonly onLeave: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const alerts = useAlerts();
  const { error, refetch } = alerts.query;
  const retry = (): void => {
    panel.current?.focus();
    void refetch();
  };
  return (
    <div ref={panel} tabIndex={-1} className="alerts">
      {alerts.query.data !== undefined ? (
        <Alerts alerts={alerts} onLeave={onLeave} />
      ) : error === null ? (
        <Loading label={texts.loading} />
      ) : (
        <LoadFailure error={error} onRetry={retry} />
      )}
      <AlertBrowser onLeave={onLeave} />
    </div>
  );
}

interface AlertsProps {
  readonly alerts: ReturnType<typeof useAlerts>;
  readonly onLeave: () => void;
}

function Alerts({ alerts, onLeave }: AlertsProps) {
  const { data: shown = [], recordsFiltered = 0 } = alerts.query.data ?? {};
  const [newest] = shown;
  if (newest === undefined)
    return (
      <EmptyState icon={BellIcon} title={texts.none.title}>
        {texts.none.detail}
      </EmptyState>
    );
  const hasMore = shown.length < recordsFiltered;
  const isUnread = hasMore || shown.some(({ read }) => !read);
  return (
    <>
      <div className="alerts__head">
        <h2 className="alerts__title">{texts.title}</h2>
        {/* Not disabled, to keep the focus. */}
        <Button
          size="small"
          variant="ghost"
          aria-disabled={!isUnread}
          onClick={() => isUnread && alerts.markAllRead(newest.id)}
        >
          {texts.markAllRead}
        </Button>
      </div>
      <ul className="alerts__list">
        {shown.map((each) => (
          <AlertItem key={each.id} alert={each} onRead={alerts.markRead} onLeave={onLeave} />
        ))}
      </ul>
      {hasMore ? (
        <Button variant="ghost" onClick={alerts.more}>
          {texts.more}
        </Button>
      ) : null}
    </>
  );
}

/** Whether alerts reach this browser in the background. */
function AlertBrowser({ onLeave }: { readonly onLeave: () => void }) {
  const { state } = usePush();
  return (
    <div className="alerts__browser">
      <p role="status">{pushStateText(state)}</p>
      <Link href={paths.notifications} onClick={onLeave}>
        {texts.browser}
      </Link>
    </div>
  );
}
