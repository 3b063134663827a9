import { usePushRegistration } from "@palier/firebase-kit/react";
import { Banner, Button } from "@palier/ui";
import { pushTexts } from "./push.texts.ts";
import "./push-invitation.css";

const texts = pushTexts.invitation;

/**
 * Asks whether notifications are wanted, in words, before the browser asks (a page that asks at load gets blocked). It is
 * known late, when the service has answered: last on its page, and seen at the screen's foot, it moves nothing.
 */
export function PushInvitation() {
  const { state, accept, decline } = usePushRegistration();
  if (state.kind !== "invited") return null;
  return (
    <div className="push-invitation">
      <Banner
        tone="info"
        title={texts.title}
        actions={
          <>
            <Button variant="primary" onClick={accept}>
              {texts.accept}
            </Button>
            <Button variant="ghost" onClick={decline}>
              {texts.decline}
            </Button>
          </>
        }
      >
        {texts.detail}
      </Banner>
    </div>
  );
}
