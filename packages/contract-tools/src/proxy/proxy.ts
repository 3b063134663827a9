import {
  createServer,
  Agent as HttpAgent,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import type { AddressInfo } from "node:net";
import { contract, routesOf } from "@palier/contract";
import { RouteFinder } from "../wire/route-finder.ts";
import type { WireAnswer } from "../wire/wire.ts";
import { inspectCall } from "./inspect-call.ts";
import { livePage, liveStream } from "./live-page.ts";
import type { Violation } from "./observation.ts";
import { violationAnswer } from "./violation-answer.ts";

export interface ProxyOptions {
  /** The backend's API with its base: `https://backend.example/api`. */
  readonly target: URL;
  /** 0, the default, takes any free one. */
  readonly port?: number;
  /** Answers 502 with a problem in place of an answer that breaks the contract; passes it on by default. */
  readonly fail?: boolean;
  readonly onViolation?: (violation: Violation) => void;
}

export interface ContractProxy {
  /** Where the web app's API is now, with the target's base. */
  readonly url: string;
  /** The page that shows violations as they happen. */
  readonly page: string;
  readonly violations: readonly Violation[];
  close(): Promise<void>;
}

/** Where the proxy's own page is: no route of the contract begins so. */
const own = "/__contract";
/** Bodies up to this long are looked at; longer ones (a file) pass by with their status and type. */
const looked = 5_000_000;
/** How many violations are kept. */
const kept = 1000;

/**
 * Stands between web app and backend: passes everything on as it comes, byte by byte, and looks at what has gone by (B05).
 * With `fail` an answer of the contract's routes is held until it was looked at.
 */
export async function startProxy({
  target,
  port = 0,
  fail = false,
  onViolation,
}: ProxyOptions): Promise<ContractProxy> {
  const finder = new RouteFinder(routesOf(contract));
  const base = target.pathname.replace(/\/+$/, "");
  const secure = target.protocol === "https:";
  const agent = secure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const send = secure ? requestHttps : requestHttp;
  const violations: Violation[] = [];
  const watchers = new Set<ServerResponse>();

  const note = (found: readonly Violation[]) => {
    for (const violation of found) {
      violations.push(violation);
      if (violations.length > kept) violations.shift();
      onViolation?.(violation);
      for (const watcher of watchers) watcher.write(`data: ${JSON.stringify(violation)}\n\n`);
    }
  };

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    if (path === own) return void livePage(outgoing, target.href, violations);
    if (path === `${own}/events`) return void liveStream(outgoing, watchers);
    pass(incoming, outgoing, path);
  });

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, path: string): void {
    const below = path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
    const method = incoming.method === "POST" ? "POST" : incoming.method === "GET" ? "GET" : undefined;
    const found =
      below === undefined || method === undefined
        ? undefined
        : finder.find(method, below.split("?")[0] ?? "");
    const sent = new Collected();
    const upstream = send({
      agent,
      protocol: target.protocol,
      hostname: target.hostname.replace(/^\[|\]$/g, ""),
      port: target.port,
      method: incoming.method ?? "GET",
      path,
      headers: { ...incoming.headers, host: target.host },
    });
    upstream.once("error", (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else violationAnswer(outgoing, `the backend does not answer: ${error.message}`, []);
    });
    upstream.once("response", (answer) => {
      const received = new Collected();
      const isHeld = fail && found !== undefined;
      if (!isHeld) outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.on("data", (chunk: Buffer) => {
        received.add(chunk);
        if (!isHeld && !outgoing.write(chunk)) {
          answer.pause();
          outgoing.once("drain", () => answer.resume());
        }
      });
      answer.once("error", () => outgoing.destroy());
      answer.once("end", () => {
        const look = () => {
          if (
            found === undefined ||
            below === undefined ||
            method === undefined ||
            received.isCut ||
            sent.isCut
          )
            return [];
          const body = sent.bytes.length === 0 ? {} : { body: sent.bytes.toString("utf8") };
          return inspectCall(
            found,
            { method, path: below, headers: {}, ...body },
            wireAnswer(answer, received.bytes),
          );
        };
        if (!isHeld) {
          outgoing.end();
          // After the answer: looking at it must not keep the web app waiting.
          setImmediate(() => note(look()));
          return;
        }
        const wrong = look();
        note(wrong);
        if (wrong.length > 0) return violationAnswer(outgoing, "the call breaks the contract", wrong);
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        outgoing.end(received.bytes);
      });
    });
    incoming.on("data", (chunk: Buffer) => sent.add(chunk));
    incoming.pipe(upstream);
    outgoing.once("close", () => upstream.destroy());
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
  const address: AddressInfo | string | null = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : port}`;
  return {
    url: origin + base,
    page: origin + own,
    violations,
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A body as it goes by, up to the length that is looked at. */
class Collected {
  readonly #chunks: Buffer[] = [];
  #length = 0;

  add(chunk: Buffer): void {
    this.#length += chunk.length;
    if (!this.isCut) this.#chunks.push(chunk);
    else this.#chunks.length = 0;
  }

  get isCut(): boolean {
    return this.#length > looked;
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}

function wireAnswer({ statusCode, headers }: IncomingMessage, body: Buffer): WireAnswer {
  const { "set-cookie": cookies = [], ...others } = headers;
  const single = Object.entries(others).map(([name, value]): [string, string] => [name, String(value)]);
  return { status: statusCode ?? 0, headers: new Map(single), setCookies: cookies, body };
}
