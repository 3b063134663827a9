import { connect } from "node:tls";
import { type HttpOptions, httpTransport } from "./http-transport.ts";
import { http2Transport } from "./http2-transport.ts";
import type { Transport } from "./wire.ts";

/** HTTP/2 on https where the server offers it, else HTTP/1.1. */
export async function openTransport(base: URL, options: HttpOptions): Promise<Transport> {
  const isHttp2 = base.protocol === "https:" && (await chooses(base, options)) === "h2";
  return isHttp2 ? http2Transport(base, options) : httpTransport(base, options);
}

/** Undefined without a connection, which the first request then reports. */
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
