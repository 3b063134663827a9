import type { Observable } from "../packages/firebase-kit/src/adapter/observable.ts";
import { connectFirebase } from "../packages/firebase-kit/src/firebase.ts";
import type { Realtime } from "../packages/firebase-kit/src/realtime/realtime.ts";
import type { Admins } from "./locks-messages.ts";

export function openPage({ apiKey, projectId, databaseURL, port, tokens }: Admins, at: number): Realtime {
  const { realtime } = connectFirebase({
    config: async () => ({
      apiKey,
      projectId,
      databaseURL,
      authEmulator: `http://127.0.0.1:${port}`,
      databaseEmulator: `127.0.0.1:${port}`,
      signIn: { strategy: "custom-token", token: tokens[at] ?? "" },
    }),
    admin: () => ({ id: at, email: `admin-${at}@palier.fr`, name: `Administrateur ${at}` }),
  });
  return realtime;
}

/** Whether the condition held within `atMost` ms. */
export function until<T>(observable: Observable<T>, satisfies: (value: T) => boolean, atMost: number) {
  return new Promise<boolean>((resolve) => {
    const end = (is: boolean): void => {
      clearTimeout(timer);
      stop();
      resolve(is);
    };
    const timer = setTimeout(() => end(false), atMost);
    const stop = observable.subscribe(() => {
      if (satisfies(observable.get())) end(true);
    });
    if (satisfies(observable.get())) end(true);
  });
}

/** Counts unhandled rejections, which would otherwise end the process. */
export function countRejections(): () => number {
  let rejections = 0;
  process.on("unhandledRejection", (reason) => {
    rejections += 1;
    console.log(reason);
  });
  return () => rejections;
}
