import { usePushRegistration } from "@palier/firebase-kit/react";
import { Banner, Button } from "@palier/ui";
import { pushTexts } from "./push.texts.ts";
import "./push-invitation.css";

const texts = pushTexts.invitation;

/**
 * Asks about notifications in the page before the browser does (browsers block pages that ask on load). Appears late,
 * at the bottom of the screen, and so moves nothing.
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
