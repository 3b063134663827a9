import { usePush } from "@palier/firebase-kit/react";
import { BellIcon, BellOffIcon, Button, Card, Page, PageHeader, StatusDot, useToast } from "@palier/ui";
import { formatField } from "#fields/format-field.ts";
import { pushStateText } from "#push/push-state-text.ts";
import { notificationsTexts as texts } from "./notifications.texts.ts";

const tones = {
  idle: "neutral",
  unsupported: "neutral",
  working: "info",
  invited: "neutral",
  declined: "neutral",
  blocked: "danger",
  registered: "success",
  off: "neutral",
  failed: "warning",
} as const;

export function NotificationsScreen() {
  const { state, enable, switchOff, test } = usePush();
  const toast = useToast();
  const tryOut = async (): Promise<void> => {
    try {
      await test(texts.testTitle, texts.testBody);
      toast.success(texts.tested);
    } catch {
      toast.error(texts.testFailed);
    }
  };
  const { kind } = state;
  const mayEnable = kind === "invited" || kind === "declined" || kind === "off" || kind === "failed";
  return (
    <Page>
      <PageHeader title={texts.title} />
      <Card title={texts.state}>
        <div className="stack">
          <p>{texts.intro}</p>
          <p role="status">
            <StatusDot tone={tones[kind]}>{pushStateText(state)}</StatusDot>
          </p>
          {state.kind === "failed" ? (
            <p>
              {texts.because[state.step]} {texts.again}
            </p>
          ) : null}
          {kind === "registered" ? (
            <p>{texts.since(formatField({ kind: "dateTime" }, new Date(state.sentAt).toISOString()))}</p>
          ) : null}
          <div className="button-row">
            {mayEnable ? (
              <Button variant="primary" icon={BellIcon} onClick={enable}>
                {kind === "failed" ? texts.retry : texts.enable}
              </Button>
            ) : null}
            {kind === "registered" ? (
              <>
                <Button icon={BellIcon} onClick={() => void tryOut()}>
                  {texts.test}
                </Button>
                <Button icon={BellOffIcon} onClick={switchOff}>
                  {texts.switchOff}
                </Button>
              </>
            ) : null}
          </div>
        </div>
      </Card>
    </Page>
  );
}
