/** How a push registration ends with its admin's session: first at the server, then in the browser. */
import type { Clock } from "../adapter/realtime-adapter.ts";
import { codeOf } from "../sign-in/sign-in-runner.ts";
import type { PushAdapter } from "./push-adapter.ts";
import { type PushMachine, pendingTimeout } from "./push-state.ts";

/**
 * Has the server forget this browser's token. Never rejects. Resolves to whether there was one, whatever the server said.
 */
export async function withdrawToken(
  { token: present, remembered }: PushMachine,
  adapter: PushAdapter,
  log: (text: string) => void,
): Promise<boolean> {
  const token = present === "" ? remembered?.token : present;
  if (token === undefined || token === "") return false;
  try {
    await adapter.withdraw(token);
  } catch (error) {
    // The server learns it with its next message to this token.
    log(`push registration, withdrawal: ${codeOf(error)}`);
  }
  return true;
}

/** Deletes the registration that this admin has in this browser, if any; waits for that no longer than is good. */
export async function releaseBrowser(
  { owner, token }: Pick<PushMachine, "owner" | "token">,
  adapter: PushAdapter,
  clock: Clock,
  log: (text: string) => void,
): Promise<void> {
  const remembered = adapter.recall();
  const isKept = remembered?.owner === owner && !remembered.off;
  // A token that was never sent, or not kept, is one all the same.
  if (!isKept && token === "" && adapter.registeredFor() !== owner) return;
  if (isKept) adapter.forget();
  const late = new Promise<void>((resolve) => clock.after(pendingTimeout, resolve));
  try {
    await Promise.race([adapter.release(), late]);
  } catch (error) {
    log(`push registration, sign-out: ${codeOf(error)}`);
  }
}
