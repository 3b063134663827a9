import type { Stop } from "../adapter/realtime-adapter.ts";
import type { Permission, PushStepName, RememberedPush } from "./push-state.ts";

/** A step returns the permission or token. */
export interface PushAdapter {
  readonly supported: () => Promise<boolean>;
  readonly permission: () => Permission;
  /**
   * `look` on possible changes (setting, subscription, other tabs, page visible); `online` when the network
   * returns.
   */
  readonly watchBrowser: (look: () => void, online: () => void) => Stop;
  readonly subscribed: () => Promise<boolean>;
  /** For tokens issued by the service itself. */
  readonly watchToken: (listener: (token: string) => void) => Stop;
  readonly withdraw: (token: string) => Promise<void>;
  /** Unless another admin has registered since. */
  readonly release: () => Promise<void>;
  readonly run: (step: PushStepName, token: string) => Promise<string>;
  readonly recall: () => RememberedPush | undefined;
  readonly remember: (push: RememberedPush) => void;
  readonly forget: () => void;
  /** Undefined once the registration ended. */
  readonly registeredFor: () => string | undefined;
}
