/** Ends this browser's registration: by the admin, or at sign-out (S16). First at the server, then here. */
import { codeOf } from "../sign-in/sign-in-runner.ts";
import { type PushPage, pendingTimeout } from "./registration.ts";

/** Stored first: other tabs and the next start obey at once. */
export async function switchOff(page: PushPage): Promise<void> {
  const { owner, browser } = page;
  browser.remember({ owner, token: page.token(), sentAt: page.remembered()?.sentAt ?? 0, off: true });
  await endHere(page);
}

/** What is remembered as switched off. */
export async function endHere(page: PushPage): Promise<void> {
  void withdraw(page);
  if ((await page.take("switch-off")) !== undefined) page.enter({ kind: "off" });
}

/** Makes the server forget the token. Resolves to whether there was one, whatever it answers; never rejects. */
export async function withdraw(page: PushPage): Promise<boolean> {
  const token = page.token() || page.remembered()?.token;
  if (token === undefined || token === "") return false;
  try {
    await page.browser.withdraw(token);
  } catch (error) {
    // The server learns from its next message.
    page.log(`push registration, withdrawal: ${codeOf(error)}`);
  }
  return true;
}

/** Deletes this admin's registration in this browser, after sign-out, within a time limit. Never rejects. */
export async function release(page: PushPage): Promise<void> {
  const { owner, browser, clock, log } = page;
  const isKept = page.remembered()?.off === false;
  // A token not sent or stored must be deleted too.
  if (!isKept && browser.registeredFor() !== owner) return;
  if (isKept) browser.forget();
  const late = new Promise<void>((resolve) => clock.after(pendingTimeout, resolve));
  try {
    await Promise.race([browser.release(), late]);
  } catch (error) {
    log(`push registration, sign-out: ${codeOf(error)}`);
  }
}
