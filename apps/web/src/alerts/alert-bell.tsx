import { BellIcon, Popover } from "@palier/ui";
import { memo, useCallback, useState } from "react";
import { lazyPart } from "#parts/lazy-part.tsx";
import { Loading } from "#parts/loading.tsx";
import { alertsTexts as texts } from "./alerts.texts.ts";
import "./alerts.css";

const AlertPanel = lazyPart(async () => (await import("./alert-panel.tsx")).AlertPanel, {
  pending: () => <Loading label={texts.loading} />,
});

const most = 99;

export const AlertBell = memo(function AlertBell({ unread = 0 }: { readonly unread: number | undefined }) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const name = texts.bell(unread);
  return (
    <Popover
      label={texts.title}
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          className="ui-button ui-button--ghost ui-button--medium ui-button--square alert-bell"
          aria-label={name}
        >
          <BellIcon aria-hidden size={16} className="ui-button__icon" />
          {unread === 0 ? null : (
            <span className="alert-bell__count">{unread > most ? texts.many : unread}</span>
          )}
        </button>
      }
    >
      <AlertPanel onLeave={close} />
    </Popover>
  );
});
