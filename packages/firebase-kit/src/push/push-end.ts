/** At sign-out: first at the server, then in the browser. */
import type { Clock } from "../adapter/realtime-adapter.ts";
import { codeOf } from "../sign-in/sign-in-runner.ts";
import type { PushAdapter } from "./push-adapter.ts";
import { type PushMachine, pendingTimeout } from "./push-state.ts";

/** Whether there was a token, whatever the server answered; never rejects. */
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
    // The server learns from its next message.
    log(`push registration, withdrawal: ${codeOf(error)}`);
  }
  return true;
}

/** Deletes this admin's registration in this browser, within a time limit. */
export async function releaseBrowser(
  { owner, token }: Pick<PushMachine, "owner" | "token">,
  adapter: PushAdapter,
  clock: Clock,
  log: (text: string) => void,
): Promise<void> {
  const remembered = adapter.recall();
  const isKept = remembered?.owner === owner && !remembered.off;
  // A token not sent or stored must be deleted too.
  if (!isKept && token === "" && adapter.registeredFor() !== owner) return;
  if (isKept) adapter.forget();
  const late = new Promise<void>((resolve) => clock.after(pendingTimeout, resolve));
  try {
    await Promise.race([adapter.release(), late]);
  } catch (error) {
    log(`push registration, sign-out: ${codeOf(error)}`);
  }
}
