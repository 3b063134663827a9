import type { CDPSession, Page } from "@playwright/test";

interface Version {
  readonly registrationId: string;
  readonly status: string;
  readonly scriptURL: string;
}

/** Hands a push message to the page's service worker as the browser would. Chromium only; throws elsewhere. */
export async function deliverToWorker(page: Page, payload: object): Promise<void> {
  const { origin } = new URL(page.url());
  const session = await page.context().newCDPSession(page);
  try {
    const registrationId = await activeWorker(session, origin);
    await session.send("ServiceWorker.deliverPushMessage", {
      origin,
      registrationId,
      data: JSON.stringify(payload),
    });
  } finally {
    await session.detach();
  }
}

const patience = 10_000;

/** The registration of the origin's worker, once that one is active: before, messages would be lost. */
async function activeWorker(session: CDPSession, origin: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => reject(new Error(`no active service worker of ${origin}`)), patience);
  session.on("ServiceWorker.workerVersionUpdated", ({ versions }: { versions: readonly Version[] }) => {
    const active = versions.find(
      ({ status, scriptURL }) => status === "activated" && scriptURL.startsWith(`${origin}/`),
    );
    if (active !== undefined) resolve(active.registrationId);
  });
  try {
    await session.send("ServiceWorker.enable");
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}
