/** The mock server behind a front with one fault. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { startServer } from "@palier/mock-server/node";
import { wildServer } from "./wild-server.ts";

/** Returns whether it answered. */
export type Fault = (path: string, outgoing: ServerResponse) => boolean;

/** @param fault called for each request; unanswered ones go to the mock server. */
export async function faultyBackend(fault: Fault) {
  const mock = await startServer({ port: 0 });
  const front = await wildServer(async (incoming, outgoing) => {
    if (fault(incoming.url ?? "/", outgoing)) return;
    const answer = await passedOn(mock.url, incoming);
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  return {
    url: `${front.url}/api`,
    [Symbol.asyncDispose]: async () => {
      await front[Symbol.asyncDispose]();
      await mock.close();
    },
  };
}

async function passedOn(origin: string, incoming: IncomingMessage): Promise<Response> {
  const body = Buffer.concat(await incoming.toArray());
  const { host: _host, connection: _connection, "content-length": _length, ...headers } = incoming.headers;
  return await fetch(origin + incoming.url, {
    method: incoming.method ?? "GET",
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(incoming.method === "POST" ? { body } : {}),
  });
}
