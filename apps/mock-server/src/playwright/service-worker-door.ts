import type { BrowserContext, CDPSession, Worker } from "@playwright/test";
import { withBrowserSession } from "./browser-session.ts";

const patience = 10_000;

interface Version {
  readonly registrationId: string;
  readonly status: string;
  readonly scriptURL: string;
}

interface Registration {
  readonly registrationId: string;
  readonly scopeURL: string;
  readonly isDeleted: boolean;
}

/** Chromium only; throws elsewhere. */
export function deliverToWorker(context: BrowserContext, origin: string, payload: object): Promise<void> {
  return withBrowserSession(context, async (session) => {
    const { registrationId } = await activeWorker(session, origin);
    const data = JSON.stringify(payload);
    await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  });
}

/** Started if idle. */
export async function workerOf(context: BrowserContext, origin: string): Promise<Worker> {
  const isOurs = (worker: Worker) => worker.url().startsWith(`${origin}/`);
  const running = context.serviceWorkers().findLast(isOurs);
  if (running !== undefined) return running;
  const started = context.waitForEvent("serviceworker", { predicate: isOurs, timeout: patience });
  const start = withBrowserSession(context, async (session) => {
    const { scopeURL } = await activeWorker(session, origin);
    await session.send("ServiceWorker.startWorker", { scopeURL });
  });
  return (await Promise.all([started, start]))[0];
}

/** Earlier messages would be lost. */
async function activeWorker(session: CDPSession, origin: string): Promise<Registration> {
  const { promise, resolve, reject } = Promise.withResolvers<Registration>();
  const timer = setTimeout(() => reject(new Error(`no active service worker of ${origin}`)), patience);
  const registrations = new Map<string, Registration>();
  const active = new Set<string>();
  const look = (): void => {
    const found = [...active].map((id) => registrations.get(id)).find((each) => each !== undefined);
    if (found !== undefined) resolve(found);
  };
  const registered = (event: { registrations: readonly Registration[] }) => {
    for (const each of event.registrations) {
      if (each.isDeleted) registrations.delete(each.registrationId);
      else registrations.set(each.registrationId, each);
    }
    look();
  };
  const updated = ({ versions }: { versions: readonly Version[] }) => {
    for (const { status, scriptURL, registrationId } of versions) {
      if (status === "activated" && scriptURL.startsWith(`${origin}/`)) active.add(registrationId);
    }
    look();
  };
  session.on("ServiceWorker.workerRegistrationUpdated", registered);
  session.on("ServiceWorker.workerVersionUpdated", updated);
  try {
    await session.send("ServiceWorker.enable");
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}
