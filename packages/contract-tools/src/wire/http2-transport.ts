import { type ClientHttp2Session, connect } from "node:http2";
import { faultOf, type HttpOptions, headersOf } from "./http-transport.ts";
import { defaultLimits, readBody } from "./read-body.ts";
import { type Transport, WireFault } from "./wire.ts";

/** HTTP/2 over one connection, reopened as needed. Limits as in {@link httpTransport}. */
export function http2Transport(base: URL, { limits = defaultLimits, ca }: HttpOptions): Transport {
  const prefix = base.pathname.replace(/\/+$/, "");
  let session: ClientHttp2Session | undefined;
  const opened = (): ClientHttp2Session => {
    if (session !== undefined && !session.closed && !session.destroyed) return session;
    const fresh = connect(base.origin, ca === undefined ? {} : { ca: [...ca] });
    // Each request reports its own error; an idle connection must not keep the process alive.
    fresh.on("error", () => undefined);
    fresh.unref();
    session = fresh;
    return fresh;
  };
  return (request) =>
    new Promise((resolve, reject) => {
      const { host: _host, connection: _connection, ...headers } = request.headers;
      const stream = opened().request({
        ...headers,
        ":method": request.method,
        ":path": prefix + request.path,
      });
      const fail = (fault: WireFault) => {
        clearTimeout(timer);
        reject(fault);
        stream.destroy();
      };
      const late = () => fail(new WireFault("timeout", `no whole answer within ${limits.timeout} ms`));
      const timer = setTimeout(late, limits.timeout);
      stream.on("error", (error) => fail(faultOf(error, request, base)));
      stream.once("response", (received) => {
        const { ":status": status = 0, ...fields } = received;
        const about = {
          encoding: String(fields["content-encoding"] ?? ""),
          ok: status >= 200 && status < 300,
        };
        readBody(stream, about, request, limits, () => timer.refresh()).then((read) => {
          clearTimeout(timer);
          resolve({
            status,
            headers: headersOf(fields),
            setCookies: fields["set-cookie"] ?? [],
            ...read,
          });
        }, fail);
      });
      stream.end(request.body);
    });
}
