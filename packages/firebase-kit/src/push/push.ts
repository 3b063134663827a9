/** Push for a signed-in admin's page (§4, S16): its registration, from the start to the sign-out. */
import type { Observable } from "../adapter/observable.ts";
import type { Clock, Stop } from "../adapter/realtime-adapter.ts";
import { keepFresh, look, retry } from "./refresh.ts";
import { ask, begin, register, sendAnew } from "./register.ts";
import { type PushBrowser, type PushPage, type PushState, pushPage } from "./registration.ts";
import { release, switchOff, withdraw } from "./switch-off.ts";

export interface PushRunner {
  readonly state: Observable<PushState>;
  /** For a signed-in admin (S16); later calls look for changes. */
  readonly start: () => void;
  readonly send: (wish: PushWish) => void;
  readonly stop: Stop;
  /**
   * Before sign-out: makes the server forget the token. Never rejects. If the sign-out fails, call the
   * returned function to register again.
   */
  readonly withdraw: () => Promise<() => void>;
  /** After sign-out: deletes the token, so that no more alerts appear here. */
  readonly release: () => Promise<void>;
}

/** The admin's. */
export interface PushWish {
  readonly kind: "accept" | "decline" | "enable" | "switch-off";
}

export function runPush(
  owner: string,
  browser: PushBrowser,
  clock: Clock,
  log: (text: string) => void,
): PushRunner {
  const page = pushPage(owner, browser, clock, log);
  let stopped = false;
  let stopRefreshing: Stop | undefined;

  const start = async (): Promise<void> => {
    const supported = await browser.supported().catch(() => false);
    if (stopped) return;
    if (page.state.get().kind === "idle") {
      if (!supported) return page.enter({ kind: "unsupported" });
      stopRefreshing = keepFresh(page);
      void begin(page);
    }
    await look(page);
  };
  const stop = (): void => {
    stopped = true;
    page.stop();
    stopRefreshing?.();
  };

  return {
    state: page.state,
    start: () => void start(),
    send: ({ kind }) => obey(page, kind),
    stop,
    withdraw: async () => {
      const wasThere = await withdraw(page);
      return () => {
        if (wasThere && page.state.get().kind === "registered") void sendAnew(page);
      };
    },
    release: async () => {
      stop();
      await release(page);
    },
  };
}

function obey(page: PushPage, wish: PushWish["kind"]): void {
  const { kind } = page.state.get();
  switch (wish) {
    case "accept":
      if (kind === "invited") void ask(page);
      break;
    case "decline":
      if (kind === "invited") page.enter({ kind: "declined" });
      break;
    case "switch-off":
      if (kind === "registered") void switchOff(page);
      break;
    case "enable":
      enable(page);
      break;
  }
}

/** From « Notifications », after "not now", a failure or a switch-off; or repeats a failed switch-off. */
function enable(page: PushPage): void {
  const { owner, browser } = page;
  switch (page.state.get().kind) {
    case "declined":
    case "invited":
      void ask(page);
      break;
    case "failed":
      retry(page);
      break;
    case "off":
      browser.remember({ owner, token: "", sentAt: 0, off: false });
      void register(page);
      break;
    case "idle":
    case "unsupported":
    case "working":
    case "blocked":
    case "registered":
      break;
  }
}
