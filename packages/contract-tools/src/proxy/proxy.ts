import { createServer, Agent as HttpAgent, type Server, type ServerResponse } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { withoutUser } from "../wire/without-user.ts";
import { CallAddresses } from "./call-address.ts";
import { livePage, liveStream } from "./live-page.ts";
import type { Violation } from "./observation.ts";
import { foreignNameText, isOwnName } from "./own-names.ts";
import { passCall } from "./pass-call.ts";
import { passUpgrade } from "./pass-upgrade.ts";
import type { Passage } from "./passage.ts";
import { Tally } from "./tally.ts";
import { undeclaredNotes } from "./undeclared-notes.ts";

export interface ProxyOptions {
  /** With its base: `https://backend.example/api`. `user:pass@` goes into an Authorization header. */
  readonly target: URL;
  /** Defaults to 0, any free port. */
  readonly port?: number;
  /** A further name that callers may use; others than this machine's are refused. */
  readonly host?: string;
  /** Answers 502 in place of an invalid answer. Defaults to passing it on. */
  readonly fail?: boolean;
  readonly onViolation?: (violation: Violation) => void;
  /** Called once per answer field outside the contract. */
  readonly onUndeclared?: (line: string) => void;
}

export interface ContractProxy {
  /** The API's new address for the web app, with the target's base. */
  readonly url: string;
  readonly page: string;
  /** The newest thousand. */
  readonly violations: readonly Violation[];
  readonly count: number;
  readonly tally: Tally;
  close(): Promise<void>;
}

/** No route of the contract starts like this. */
const own = "/__contract";
const kept = 1000;

/**
 * Forwards everything between web app and backend unchanged and checks it (B05). With `fail`, holds each
 * answer until checked.
 * @example const { url, close } = await startProxy({ target: new URL("https://backend.example/api"), fail: true });
 */
export async function startProxy({
  target: given,
  port = 0,
  host,
  fail = false,
  onViolation,
  onUndeclared = () => undefined,
}: ProxyOptions): Promise<ContractProxy> {
  const { url: target, headers: signIn } = withoutUser(given);
  const kind = target.protocol === "https:" ? HttpsAgent : HttpAgent;
  const agent = new kind({ keepAlive: true });
  const violations: Violation[] = [];
  let count = 0;
  const tally = new Tally();
  const base = target.pathname.replace(/\/+$/, "");
  const watchers = new Set<ServerResponse>();

  const note = (found: readonly Violation[]) => {
    for (const violation of found) {
      violations.push(violation);
      count += 1;
      if (violations.length > kept) violations.shift();
      onViolation?.(violation);
      for (const watcher of watchers) watcher.write(`data: ${JSON.stringify(violation)}\n\n`);
    }
  };
  const noteUndeclared = undeclaredNotes(onUndeclared);
  const passage = {
    target,
    signIn,
    agent,
    addresses: new CallAddresses(base),
    tally,
    fail,
    note,
    noteUndeclared,
  };

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    if (!isOwnName(incoming, host)) {
      outgoing.writeHead(403, { "content-type": "text/plain; charset=utf-8" }).end(foreignNameText);
      return;
    }
    if (path === own) return void livePage(outgoing, { target: target.href, violations, count, tally });
    if (path === `${own}/events`) return void liveStream(outgoing, watchers);
    passCall(passage, incoming, outgoing);
  });
  const upgraded = passUpgrades(server, passage, host);

  const origin = `http://127.0.0.1:${await listening(server, port)}`;
  return {
    url: origin + base,
    page: origin + own,
    violations,
    tally,
    get count() {
      return count;
    },
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of upgraded) socket.destroy();
      }),
  };
}

/** Returns the open ones, which `server.close` does not know. */
function passUpgrades(server: Server, passage: Passage, host: string | undefined): ReadonlySet<Duplex> {
  const upgraded = new Set<Duplex>();
  server.on("upgrade", (incoming, socket, head) => {
    if (!isOwnName(incoming, host)) {
      socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
      return;
    }
    upgraded.add(socket);
    socket.once("close", () => upgraded.delete(socket));
    passUpgrade(passage, incoming, socket, head);
  });
  return upgraded;
}

/** On 127.0.0.1. Rejects when the port is taken. */
async function listening(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
  const address: AddressInfo | string | null = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}
