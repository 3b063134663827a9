import type { Stop } from "../adapter/realtime-adapter.ts";
import type { Permission, PushStepName, RememberedPush } from "./push-state.ts";

/** What a registration needs of the browser, the push service and the server. A step gives the permission or token. */
export interface PushAdapter {
  readonly supported: () => Promise<boolean>;
  readonly permission: () => Permission;
  /**
   * Calls `look` when something may have changed: the setting, the subscription, another tab, or the page is seen again;
   * `online` when the network is back.
   */
  readonly watchBrowser: (look: () => void, online: () => void) => Stop;
  /** Whether the browser has the subscription that this browser registered with. */
  readonly subscribed: () => Promise<boolean>;
  /** Calls `listener` when the service gives this browser another token by itself. */
  readonly watchToken: (listener: (token: string) => void) => Stop;
  /** Has the server forget a token. */
  readonly withdraw: (token: string) => Promise<void>;
  /** Ends this browser's registration, unless another admin has registered with it since. */
  readonly release: () => Promise<void>;
  readonly run: (step: PushStepName, token: string) => Promise<string>;
  readonly recall: () => RememberedPush | undefined;
  readonly remember: (push: RememberedPush) => void;
  readonly forget: () => void;
  /** The admin for whom a tab of this browser registered last; undefined once that has ended. */
  readonly registeredFor: () => string | undefined;
}
