import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Duplex } from "node:stream";
import { onwards, type Passage } from "./passage.ts";
import { answerHeaders } from "./passed-headers.ts";

/** Forwards a WebSocket handshake. Once accepted, the connections are piped together, unchecked. */
export function passUpgrade(passage: Passage, incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  passage.tally.unlooked("WebSocket");
  const send = passage.target.protocol === "https:" ? requestHttps : requestHttp;
  const upstream = send({ ...onwards(passage, incoming), agent: false });
  const fail = () => {
    if (socket.writable)
      socket.end("HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  };
  socket.on("error", () => upstream.destroy());
  socket.once("close", () => upstream.destroy());
  upstream.on("error", fail);
  upstream.once("upgrade", (answer, backend, first) => {
    socket.write(headOf(passage, answer));
    socket.write(first);
    backend.write(head);
    backend.on("error", () => socket.destroy());
    backend.once("close", () => socket.destroy());
    socket.once("close", () => backend.destroy());
    backend.pipe(socket).pipe(backend);
  });
  upstream.once("response", (answer) => {
    socket.write(headOf(passage, answer, ["Connection", "close"]));
    answer.pipe(socket);
  });
  upstream.end();
}

/** A refusal loses its connection headers: Node has decoded its chunks. */
function headOf(
  { target }: Passage,
  { statusCode, statusMessage, rawHeaders }: IncomingMessage,
  more: readonly string[] = [],
): string {
  const headers = [...answerHeaders(target, rawHeaders), ...more];
  const lines = headers.flatMap((name, index) => {
    const isLeft =
      index % 2 === 1 || (more.length > 0 && index < rawHeaders.length && ofConnection.test(name));
    return isLeft ? [] : [`${name}: ${headers[index + 1] ?? ""}`];
  });
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, "", ""].join("\r\n");
}

const ofConnection = /^(?:connection|keep-alive|transfer-encoding)$/i;
