import { visible } from "@palier/contract/kit/visible";

const limit = 1_000;

/** Logs each text once: no client can flood the log. */
export class OnceLog {
  readonly #log: (text: string) => void;
  #said = new Set<string>();

  constructor(log: (text: string) => void) {
    this.#log = log;
  }

  say(who: string, what: string): void {
    const text = visible(`realtime: ${who}: ${what}`);
    if (this.#said.has(text)) return;
    if (this.#said.size >= limit) this.#said = new Set();
    this.#said.add(text);
    this.#log(text);
  }
}
