import { check } from "@palier/contract";
import { type SignedInAdmin, signedInAdmin } from "@palier/contract/areas/session";
import { z } from "zod";
import { personalTexts } from "./personal-texts.ts";
import { sessionStore } from "./session-store.ts";

const channelName = "palier:session";

/** What a tab tells the others of this browser: they share one session cookie. */
const tabMessage = z.object({ admin: signedInAdmin.optional() });

/** Tells this browser's other tabs who is signed in now; nobody when left out. */
export function tellOtherTabs(admin?: SignedInAdmin): void {
  withChannel((channel) => {
    channel.postMessage(admin === undefined ? {} : { admin });
    channel.close();
  });
}

/**
 * Ends this page's session as soon as another tab signs out or signs in as another admin, before any request of this
 * page could go out under that session (A13). A sign-out also removes what was typed here (A23). The same admin's corrected address is taken over. Returns the way to stop listening.
 */
export function listenToOtherTabs(): () => void {
  let stop = (): void => undefined;
  withChannel((channel) => {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = check(tabMessage, data);
      if (message.ok) otherTabSays(message.value.admin);
    };
    stop = () => channel.close();
  });
  return () => stop();
}

function otherTabSays(admin: SignedInAdmin | undefined): void {
  if (admin === undefined) {
    personalTexts.close();
    sessionStore.signOutElsewhere();
    return;
  }
  sessionStore.follow(admin);
}

/** Whether this browser's tabs can tell each other who is signed in: not with blocked storage, or in old browsers. */
export function canTabsTalk(): boolean {
  let can = false;
  withChannel((channel) => {
    can = true;
    channel.close();
  });
  return can;
}

function withChannel(use: (channel: BroadcastChannel) => void): void {
  try {
    use(new BroadcastChannel(channelName));
  } catch {
    // Nobody to talk to: whoever returns to this tab is asked for, and the server's 403 and 401 end the session.
  }
}
