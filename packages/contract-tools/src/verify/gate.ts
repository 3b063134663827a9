import { CannotRun } from "../wire/cannot-run.ts";
import { type Transport, type WireAnswer, WireFault, type WireRequest } from "../wire/wire.ts";

export class Interrupted extends Error {}

/** Unanswered requests in a row, after which the session route tests whether the backend is still there. */
const enough = 8;

/**
 * Ends the run on interruption, or when the backend is gone, as every request would time out; restoring may
 * proceed.
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
    // A POST's result is needed to undo it.
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

  /** Single routes may hang. */
  #answers(): Promise<boolean> {
    return this.#transport({ method: "GET", path: "/admin/session", headers: {} }).then(
      () => true,
      () => false,
    );
  }
}
