import { bundledWeb } from "../node/bundled-web.ts";
import { type ServerOptions, startServer } from "../node.ts";

export interface RunningServer {
  /** `http://127.0.0.1:4010` */
  readonly url: string;
}

/** The server at `PALIER_MOCK_URL`, or a new one with the web app at `web` or the packed one. */
export async function withServer(
  options: ServerOptions,
  use: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const given = process.env.PALIER_MOCK_URL;
  if (given !== undefined && given !== "") {
    await use({ url: new URL(given).origin });
    return;
  }
  const web = options.web ?? bundledWeb();
  const server = await startServer({ port: 0, ...options, ...(web === undefined ? {} : { web }) });
  try {
    await use({ url: server.url });
  } finally {
    await server.close();
  }
}
