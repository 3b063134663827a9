import { connect } from "node:tls";
import { type HttpOptions, httpTransport } from "./http-transport.ts";
import { http2Transport } from "./http2-transport.ts";
import type { Transport } from "./wire.ts";

/** Requests by the protocol that the server chooses, as for a browser: HTTP/2 on https where it has it, else HTTP/1.1. */
export async function openTransport(base: URL, options: HttpOptions): Promise<Transport> {
  const isHttp2 = base.protocol === "https:" && (await chooses(base, options)) === "h2";
  return isHttp2 ? http2Transport(base, options) : httpTransport(base, options);
}

/** What the server chooses of both; undefined when no connection comes about: the first request says why. */
function chooses(base: URL, { ca }: HttpOptions): Promise<string | undefined> {
  const host = base.hostname.replace(/^\[|\]$/g, "");
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(base.port || 443),
      servername: /^[\d.]+$|:/.test(host) ? "" : host,
      ALPNProtocols: ["h2", "http/1.1"],
      ...(ca === undefined ? {} : { ca: [...ca] }),
    });
    const done = (protocol?: string) => {
      resolve(protocol);
      socket.destroy();
    };
    socket.once("secureConnect", () => done(String(socket.alpnProtocol)));
    socket.once("error", () => done());
    socket.setTimeout(5_000, () => done());
  });
}
