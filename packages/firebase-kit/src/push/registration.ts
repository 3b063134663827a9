/** What the modules of a page's push registration share: its state, and how one step is taken (§4, S18–S20). */

import { type Observable, variable } from "../adapter/observable.ts";
import type { Clock, Stop } from "../adapter/realtime-adapter.ts";
import { codeOf } from "../sign-in/sign-in-runner.ts";
import type { RememberedPush } from "./memory.ts";

export type Permission = "granted" | "denied" | "default";

export type PushStepName =
  | "former"
  | "sign-in"
  | "service-worker"
  | "permission"
  | "token"
  | "post"
  | "switch-off";

export type PushState =
  | { readonly kind: "idle" | "unsupported" }
  | { readonly kind: "working"; readonly step: PushStepName }
  | { readonly kind: "invited" }
  /** "Not now", until the next start. */
  | { readonly kind: "declined" }
  /** By the browser, for this site (S20). */
  | { readonly kind: "blocked" }
  | { readonly kind: "registered"; readonly token: string; readonly sentAt: number }
  | { readonly kind: "off" }
  /** Logged, never shown (§8); retried later, or on « Notifications ». */
  | { readonly kind: "failed"; readonly step: PushStepName; readonly why: string };

/** A pending step times out after 10 s (§9), except the permission, which awaits the admin. */
export const pendingTimeout = 10_000;

export interface PushListeners {
  /** On possible changes: setting, subscription, other tabs, page visible. */
  readonly look: () => void;
  /** The network returned. */
  readonly online: () => void;
  /** The service issued a token by itself. */
  readonly token: (token: string) => void;
}

/** The browser, its push service and the back-office, as a registration needs them. */
export interface PushBrowser {
  readonly supported: () => Promise<boolean>;
  readonly permission: () => Permission;
  readonly watch: (listeners: PushListeners) => Stop;
  readonly subscribed: () => Promise<boolean>;
  /** Makes the back-office forget a token. */
  readonly withdraw: (token: string) => Promise<void>;
  /** Deletes the registration, unless another admin has registered since. */
  readonly release: () => Promise<void>;
  /** Resolves to the step's permission or token; empty for the others. */
  readonly run: (step: PushStepName, token: string) => Promise<string>;
  /** What all tabs share. */
  readonly recall: () => RememberedPush | undefined;
  readonly remember: (push: RememberedPush) => void;
  readonly forget: () => void;
  /** The owner of the browser's registration; undefined once it ended. */
  readonly registeredFor: () => string | undefined;
}

export interface PushPage {
  readonly owner: string;
  readonly browser: PushBrowser;
  readonly clock: Clock;
  readonly log: (text: string) => void;
  readonly state: Observable<PushState>;
  /** The last token received; empty once its registration ended. */
  readonly token: () => string;
  /** This admin's remembered registration; undefined if another admin's came after. */
  readonly remembered: () => RememberedPush | undefined;
  /** Whether the admin switched push off, in whichever tab. */
  readonly isOff: () => boolean;
  /** Steps that are still pending count no more. */
  readonly enter: (state: PushState) => void;
  readonly block: () => void;
  /**
   * Takes a step and resolves to its value. Resolves to undefined if another state was entered meanwhile, or
   * because of the step: it failed, or the admin switched push off. Calls the browser before it returns.
   */
  readonly take: (step: PushStepName, token?: string) => Promise<string | undefined>;
  /** No state is entered any more. */
  readonly stop: Stop;
}

export function pushPage(
  owner: string,
  browser: PushBrowser,
  clock: Clock,
  log: (text: string) => void,
): PushPage {
  const state = variable<PushState>({ kind: "idle" });
  let token = "";
  let stopped = false;

  const remembered = () => {
    const push = browser.recall();
    return push?.owner === owner ? push : undefined;
  };
  const isOff = () => remembered()?.off === true;

  const enter = (next: PushState): void => {
    if (stopped) return;
    if (next.kind === "blocked" || next.kind === "off" || next.kind === "invited") token = "";
    state.set(next);
  };

  const block = (): void => {
    enter({ kind: "blocked" });
    // Blocking ended the subscription: what was sent is void.
    if (!isOff()) browser.forget();
  };

  const take = async (step: PushStepName, given = ""): Promise<string | undefined> => {
    if (stopped) return undefined;
    const working: PushState = { kind: "working", step };
    enter(working);
    const answer = await settled(browser.run(step, given), step === "permission" ? undefined : clock);
    if (stopped || state.get() !== working) return undefined;
    // Perhaps in another tab. A former admin's registration must end all the same.
    if (step !== "switch-off" && step !== "former" && isOff()) {
      enter({ kind: "off" });
      return undefined;
    }
    if (answer.kind === "done") {
      if (step === "token") token = answer.value;
      return answer.value;
    }
    const { why } = answer;
    if (why === "messaging/permission-blocked") {
      block();
      return undefined;
    }
    log(`push registration, ${step}: ${why}`);
    // Retried at the next start; meanwhile this admin's registration replaces the former one.
    if (step === "former") return "";
    enter({ kind: "failed", step, why });
    return undefined;
  };

  return {
    owner,
    browser,
    clock,
    log,
    state,
    token: () => token,
    remembered,
    isOff,
    enter,
    block,
    take,
    stop: () => {
      stopped = true;
    },
  };
}

type Answer =
  | { readonly kind: "done"; readonly value: string }
  | { readonly kind: "failed"; readonly why: string };

/** Never rejects. @param clock if given, the work fails after {@link pendingTimeout}. */
function settled(work: Promise<string>, clock: Clock | undefined): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const stop = clock?.after(pendingTimeout, () => resolve({ kind: "failed", why: "no answer within 10 s" }));
  work.then(
    (value) => resolve({ kind: "done", value }),
    (error: unknown) => resolve({ kind: "failed", why: codeOf(error) }),
  );
  return promise.finally(() => stop?.());
}
