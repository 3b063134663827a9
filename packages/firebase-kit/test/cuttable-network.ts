/** A proxy to the realtime service that tests can cut. */
import { connect, createServer, type Socket } from "node:net";

export interface Network {
  readonly port: number;
  /** Cuts all connections and refuses new ones until {@link restore}. */
  cut(): void;
  restore(): void;
  /** Delays the client's data until the returned function runs; the service's data still arrives. */
  hold(): () => void;
  close(): Promise<void>;
}

export async function cuttableNetwork(to: number): Promise<Network> {
  const sockets = new Set<Socket>();
  const clients = new Map<Socket, Socket>();
  let up = true;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (!up) {
      near.destroy();
      return;
    }
    const far = connect(to, "127.0.0.1");
    keep(far);
    near.pipe(far);
    far.pipe(near);
    clients.set(near, far);
    near.on("close", () => {
      clients.delete(near);
      far.destroy();
    });
    far.on("close", () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const cut = () => {
    up = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    cut,
    restore: () => {
      up = true;
    },
    hold: () => {
      const held = [...clients];
      for (const [near, far] of held) near.unpipe(far);
      return () => {
        for (const [near, far] of held) near.pipe(far);
      };
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
