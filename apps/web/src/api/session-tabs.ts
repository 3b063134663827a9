import { check } from "@palier/contract";
import { type SignedInAdmin, signedInAdmin } from "@palier/contract/areas/session";
import { z } from "zod";
import { personalTexts } from "./personal-texts.ts";
import { sessionStore } from "./session-store.ts";

const channelName = "palier:session";

/** Tabs share one session cookie. */
const tabMessage = z.object({ admin: signedInAdmin.optional() });

/** Without `admin`: signed out. */
export function tellOtherTabs(admin?: SignedInAdmin): void {
  withChannel((channel) => {
    channel.postMessage(admin === undefined ? {} : { admin });
    channel.close();
  });
}

/**
 * Ends the session when another tab signs out or another admin in, before a request goes out under it (A13). A sign-out
 * also removes input (A23). Returns an unsubscribe function.
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

/** Not with blocked storage or in old browsers. */
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
    // The check on return, and the server's 403 and 401, end the session.
  }
}
