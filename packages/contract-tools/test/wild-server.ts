/** Servers outside the contract, as at wrong addresses or broken deployments. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export interface WildServer extends AsyncDisposable {
  readonly url: string;
}

/** A server on a free port with these answers. */
export async function wildServer(answer: RequestListener): Promise<WildServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
