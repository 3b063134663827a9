import type { IncomingMessage, ServerResponse } from "node:http";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { onwards, type Passage } from "./passage.ts";
import { PassedAnswer } from "./passed-answer.ts";
import { PassedCall } from "./passed-call.ts";
import { violationAnswer } from "./violation-answer.ts";

export function passCall(passage: Passage, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const call = new PassedCall(passage, incoming);
  const send = passage.target.protocol === "https:" ? requestHttps : requestHttp;
  const upstream = send({ ...onwards(passage, incoming), agent: passage.agent });
  const fail = (message: string): void => {
    // The browser disconnected; not the backend's fault.
    if (outgoing.destroyed) return;
    const wrong = call.lost(`nothing: ${message}`, 502);
    if (outgoing.headersSent) outgoing.destroy();
    else violationAnswer(outgoing, `the backend does not answer: ${message}`, wrong);
  };
  upstream.on("error", ({ message }) => fail(message));
  upstream.once("response", (answer) => {
    const { statusCode = 0 } = answer;
    if (statusCode >= 100 && statusCode <= 999) new PassedAnswer(passage, call, answer, outgoing).pass();
    else upstream.destroy(new Error(`no status of HTTP: ${statusCode}`));
  });
  upstream.once("upgrade", (_, socket) => {
    socket.destroy();
    fail("it changes to another protocol, unasked");
  });
  incoming.on("data", (chunk: Buffer) => call.sent.add(chunk));
  incoming.pipe(upstream);
  outgoing.once("close", () => {
    if (!outgoing.writableEnded) call.left();
    upstream.destroy();
  });
}
