import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { MockApp, type MockOptions } from "./app.ts";
import { problemDetails } from "./core/problem.texts.ts";
import { problemAnswer } from "./core/refusal.ts";
import { answerClientError } from "./node/client-error.ts";
import { NodeRequest } from "./node/node-request.ts";
import { send } from "./node/send.ts";
import { siteOf } from "./node/site.ts";

export interface ServerOptions extends MockOptions {
  /** 0 takes any free one. */
  readonly port?: number;
  /** Loopback unless told otherwise: whoever reaches the server may change everything in it. */
  readonly host?: string;
  /** A folder with a built web app, served at `/`. */
  readonly web?: string;
}

export interface MockServer {
  readonly app: MockApp;
  readonly server: Server;
  /** `http://127.0.0.1:4010` */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts the mock server over HTTP: the API under its base, and beside it what {@link siteOf} serves. */
export async function startServer(options: ServerOptions = {}): Promise<MockServer> {
  const app = new MockApp(options);
  const site = siteOf(app, options.web);
  const server = createServer((incoming, outgoing) => {
    const request = NodeRequest.read(incoming);
    if (request === undefined) {
      send(incoming, outgoing, problemAnswer("malformed", { detail: problemDetails.badUrl }));
      return;
    }
    const answer = app.serves(request.path) ? app.answer(request) : site(request);
    if (!(answer instanceof Promise)) {
      send(incoming, outgoing, answer);
      return;
    }
    answer.then(
      (done) => send(incoming, outgoing, done),
      // Only a body that broke off rejects: there is nobody left to answer.
      () => outgoing.destroy(),
    );
  });
  server.on("clientError", answerClientError);
  server.keepAliveTimeout = 65_000;
  const host = options.host ?? "127.0.0.1";
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return { app, server, url: addressOf(server.address(), host), close: () => closed(server) };
}

function addressOf(address: string | AddressInfo | null, host: string): string {
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
