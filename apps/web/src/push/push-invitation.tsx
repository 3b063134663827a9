import { usePush } from "@palier/firebase-kit/react";
import { Banner, Button } from "@palier/ui";
import { pushTexts } from "./push.texts.ts";
import "./push-invitation.css";

const texts = pushTexts.invitation;

/** Before the browser asks, as browsers block pages that ask on load. At the bottom, it moves nothing. */
export function PushInvitation() {
  const { state, accept, decline } = usePush();
  if (state.kind !== "invited") return null;
  return (
    <div ref={measure} className="push-invitation ui-no-print">
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

/** Sets its height as a CSS variable, for what must stay clear of it. */
function measure(invitation: HTMLElement | null): (() => void) | undefined {
  const page = invitation?.closest("main");
  if (!invitation || !page) return undefined;
  const observer = new ResizeObserver(() => {
    page.style.setProperty("--push-invitation-height", `${invitation.offsetHeight}px`);
  });
  observer.observe(invitation);
  return () => {
    observer.disconnect();
    page.style.removeProperty("--push-invitation-height");
  };
}
