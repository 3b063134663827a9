import type { Agent, IncomingMessage, RequestOptions } from "node:http";
import type { CallAddresses } from "./call-address.ts";
import type { Violation } from "./observation.ts";
import { requestHeaders } from "./passed-headers.ts";
import type { Tally } from "./tally.ts";

export interface Passage {
  readonly target: URL;
  /** For calls that bring no `Authorization`. */
  readonly signIn: Readonly<Record<string, string>>;
  readonly agent: Agent;
  readonly addresses: CallAddresses;
  readonly tally: Tally;
  /** Holds each answer until checked, and answers 502 in place of an invalid one. */
  readonly fail: boolean;
  readonly note: (found: readonly Violation[]) => void;
  readonly noteUndeclared: (route: string, names: ReadonlySet<string>) => void;
}

export function onwards({ target, signIn }: Passage, incoming: IncomingMessage): RequestOptions {
  return {
    protocol: target.protocol,
    hostname: target.hostname.replace(/^\[|\]$/g, ""),
    port: target.port,
    method: incoming.method ?? "GET",
    path: incoming.url ?? "/",
    headers: { ...signIn, ...requestHeaders(target, incoming) },
  };
}
