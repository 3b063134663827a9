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
  const channel = tabChannel(channelName);
  channel?.postMessage(admin === undefined ? {} : { admin });
  channel?.close();
}

/**
 * Ends the session when another tab signs out or another admin in, before a request goes out under it (A13). A sign-out
 * also removes input (A23). Returns an unsubscribe function.
 */
export function listenToOtherTabs(): () => void {
  const channel = tabChannel(channelName);
  if (channel === undefined) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = check(tabMessage, data);
    if (message.ok) otherTabSays(message.value.admin);
  };
  return () => channel.close();
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
  const channel = tabChannel(channelName);
  channel?.close();
  return channel !== undefined;
}

/** To the same app's other tabs; undefined where tabs cannot talk. Its user closes it. */
export function tabChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    // The check on return, and the server's 403 and 401, end the session.
    return undefined;
  }
}
