import type { Agent, IncomingMessage, RequestOptions } from "node:http";
import type { CallAddresses } from "./call-address.ts";
import type { Violation } from "./observation.ts";
import { requestHeaders } from "./passed-headers.ts";
import type { Tally } from "./tally.ts";

/** What all calls through one proxy share. */
export interface Passage {
  readonly target: URL;
  readonly agent: Agent;
  readonly addresses: CallAddresses;
  readonly tally: Tally;
  /** Holds an answer until it was looked at, and answers 502 when it breaks the contract. */
  readonly fail: boolean;
  readonly note: (found: readonly Violation[]) => void;
  /** Takes fields of a route's answer that the contract does not have. */
  readonly noteUndeclared: (route: string, names: ReadonlySet<string>) => void;
}

/** Where a request goes on to: the same path at the backend. */
export function onwards({ target }: Passage, incoming: IncomingMessage): RequestOptions {
  return {
    protocol: target.protocol,
    hostname: target.hostname.replace(/^\[|\]$/g, ""),
    port: target.port,
    method: incoming.method ?? "GET",
    path: incoming.url ?? "/",
    headers: requestHeaders(target, incoming),
  };
}
