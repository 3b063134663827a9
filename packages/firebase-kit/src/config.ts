/** From the session or the mock server, never from the code. */
import { isRecord } from "../rules/json.ts";

export interface RealtimeConfig {
  readonly apiKey: string;
  readonly projectId: string;
  readonly databaseURL: string;
  readonly appId?: string;
  readonly messagingSenderId?: string;
  /** Public key of the web push certificate. */
  readonly vapidKey?: string;
  /** `http://127.0.0.1:9099` */
  readonly authEmulator?: string;
  /** `127.0.0.1:9000`; the namespace is in `databaseURL` (`?ns=…`). */
  readonly databaseEmulator?: string;
  readonly signIn: SignInStrategy;
}

export type SignInStrategy =
  /** The specification's: all admins share one secret (§4). */
  | { readonly strategy: "shared-secret"; readonly secret: string }
  /**
   * Safer: signed by the backend, with claims `adminEmail` (lower case) and `adminName`, else
   * `auth/wrong-admin`.
   */
  | { readonly strategy: "custom-token"; readonly token: string };

/** Undefined if incomplete. */
export function readRealtimeConfig(value: unknown): RealtimeConfig | undefined {
  if (!isRecord(value)) return undefined;
  const signIn = readStrategy(value.signIn);
  const [apiKey, projectId, databaseURL] = [
    text(value.apiKey),
    text(value.projectId),
    text(value.databaseURL),
  ];
  if (apiKey === undefined || projectId === undefined || databaseURL === undefined || signIn === undefined) {
    return undefined;
  }
  const optional = ["appId", "messagingSenderId", "vapidKey", "authEmulator", "databaseEmulator"] as const;
  const given = optional.flatMap((name) => {
    const found = text(value[name]);
    return found === undefined ? [] : [[name, found] as const];
  });
  return { apiKey, projectId, databaseURL, signIn, ...Object.fromEntries(given) };
}

function readStrategy(value: unknown): SignInStrategy | undefined {
  if (!isRecord(value)) return undefined;
  const [secret, token] = [text(value.secret), text(value.token)];
  if (value.strategy === "shared-secret" && secret !== undefined)
    return { strategy: "shared-secret", secret };
  if (value.strategy === "custom-token" && token !== undefined) return { strategy: "custom-token", token };
  return undefined;
}

const text = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;
