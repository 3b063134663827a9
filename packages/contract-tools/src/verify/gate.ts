import { CannotRun } from "../wire/cannot-run.ts";
import { type Transport, type WireAnswer, WireFault, type WireRequest } from "../wire/wire.ts";

/** The run was asked to end (Ctrl-C). */
export class Interrupted extends Error {}

/** So many requests in a row without an answer, and the backend may be gone: it is asked who is signed in. */
const enough = 8;

/**
 * What every request of a run passes. It ends the run when the backend went away (each request of the rest would wait for
 * its time limit), and at once when the run is interrupted; what is put back afterwards passes again.
 */
export class Gate {
  readonly #transport: Transport;
  readonly #signal: AbortSignal | undefined;
  #lost = 0;
  #isClosing = false;

  constructor(transport: Transport, signal: AbortSignal | undefined) {
    this.#transport = transport;
    this.#signal = signal;
  }

  /** From now on an interruption ends nothing. */
  beginClosing(): void {
    this.#isClosing = true;
    this.#lost = 0;
  }

  readonly send: Transport = async (request) => {
    try {
      const answer = await this.#unlessInterrupted(request);
      this.#lost = 0;
      return answer;
    } catch (error) {
      if (!(error instanceof WireFault) || error.kind === "limited") throw error;
      this.#lost += 1;
      if (this.#lost < enough) throw error;
      if (await this.#answers()) this.#lost = 0;
      else throw new CannotRun(`the backend stopped answering: ${error.message}`);
      throw error;
    }
  };

  async #unlessInterrupted(request: WireRequest): Promise<WireAnswer> {
    const signal = this.#isClosing ? undefined : this.#signal;
    if (signal?.aborted === true) throw new Interrupted();
    // What a POST that is on its way makes has to be known, or it could not be put back.
    if (signal === undefined || request.method === "POST") return this.#transport(request);
    const { promise, reject } = Promise.withResolvers<never>();
    const stop = () => reject(new Interrupted());
    signal.addEventListener("abort", stop, { once: true });
    try {
      return await Promise.race([this.#transport(request), promise]);
    } finally {
      signal.removeEventListener("abort", stop);
    }
  }

  /** Whether there still is a backend: some routes may hang while the others answer. */
  #answers(): Promise<boolean> {
    return this.#transport({ method: "GET", path: "/admin/session", headers: {} }).then(
      () => true,
      () => false,
    );
  }
}
