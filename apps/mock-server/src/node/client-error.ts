import type { Duplex } from "node:stream";
import { problemDetails } from "../core/problem.texts.ts";
import { problemAnswer } from "../core/refusal.ts";

/** Refused by Node's parser. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") {
    socket.end("HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n", () => socket.destroy());
    return;
  }
  const tooLong = error.code === "HPE_HEADER_OVERFLOW";
  const detail = tooLong ? problemDetails.headersTooLarge : problemDetails.badRequestLine;
  const { headers, body } = problemAnswer("malformed", { detail });
  const text = typeof body === "string" ? body : "";
  const lines = Object.entries({
    ...headers,
    "content-length": String(Buffer.byteLength(text)),
    connection: "close",
  });
  const head = lines.map(([name, value]) => `${name}: ${value}`).join("\r\n");
  socket.end(`HTTP/1.1 400 Bad Request\r\n${head}\r\n\r\n${text}`);
}
