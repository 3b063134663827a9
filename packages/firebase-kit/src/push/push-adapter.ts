import type { Stop } from "../adapter/realtime-adapter.ts";
import type { Permission, PushStepName, RememberedPush } from "./push-state.ts";

/** What a registration needs of browser, push service and server. A step returns the permission or token. */
export interface PushAdapter {
  readonly supported: () => Promise<boolean>;
  readonly permission: () => Permission;
  /**
   * Calls `look` on possible changes: the setting, the subscription, another tab, or the page becoming
   * visible; `online` when the network returns.
   */
  readonly watchBrowser: (look: () => void, online: () => void) => Stop;
  /** Whether the browser still has the registered subscription. */
  readonly subscribed: () => Promise<boolean>;
  /** Calls `listener` when the service issues another token by itself. */
  readonly watchToken: (listener: (token: string) => void) => Stop;
  /** Makes the server forget a token. */
  readonly withdraw: (token: string) => Promise<void>;
  /** Ends this browser's registration, unless another admin has registered since. */
  readonly release: () => Promise<void>;
  readonly run: (step: PushStepName, token: string) => Promise<string>;
  readonly recall: () => RememberedPush | undefined;
  readonly remember: (push: RememberedPush) => void;
  readonly forget: () => void;
  /** The admin who last registered in this browser; undefined once that ended. */
  readonly registeredFor: () => string | undefined;
}
