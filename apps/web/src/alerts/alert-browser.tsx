import { usePushRegistration } from "@palier/firebase-kit/react";
import { Link } from "@palier/ui";
import { paths } from "#navigation/paths.ts";
import { pushStateText } from "#push/push-state-text.ts";
import { alertsTexts as texts } from "./alerts.texts.ts";

/** Whether alerts reach this browser in the background. */
export function AlertBrowser({ onLeave }: { readonly onLeave: () => void }) {
  const { state } = usePushRegistration();
  return (
    <div className="alerts__browser">
      <p role="status">{pushStateText(state)}</p>
      <Link href={paths.notifications} onClick={onLeave}>
        {texts.browser}
      </Link>
    </div>
  );
}
