import { once } from "node:events";
import { type RequestOptions, request } from "node:https";

/** The documented host name, which nothing resolves: it is asked on this machine. */
export const siteName = "palier.example.fr";

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Bytes as latin1, not decompressed. */
  readonly body: string;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type Ask = (path: string, asked?: Asked) => Promise<Answer>;

/** Requests under the documented name, whatever the certificate; gives up after eight seconds. */
export function askOn(port: number): Ask {
  return async (path, { method = "GET", headers = {}, body } = {}) => {
    const options: RequestOptions = {
      host: "127.0.0.1",
      port,
      servername: siteName,
      rejectUnauthorized: false,
      path,
      method,
      headers: { host: siteName, ...headers },
      signal: AbortSignal.timeout(8_000),
    };
    const asked = request(options);
    // A server may refuse a long body, and close, before it has all of it.
    asked.on("error", () => undefined);
    asked.end(body);
    const [incoming] = await once(asked, "response");
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    return {
      status: incoming.statusCode,
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString("latin1"),
    };
  };
}

/** Counts what holds, and prints what does not. */
export class Checks {
  count = 0;
  failed = 0;

  expect(holds: boolean, what: string): void {
    this.count += 1;
    if (holds) return;
    this.failed += 1;
    console.log(`  ✘ ${what}`);
  }

  /** A part that breaks off counts as one fault, and the next is tried. */
  async part(name: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.expect(false, `${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
