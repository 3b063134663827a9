import type { IncomingMessage, ServerResponse } from "node:http";
import { Collected } from "./collected.ts";
import type { Passage } from "./passage.ts";
import type { PassedCall } from "./passed-call.ts";
import { answerHeaders } from "./passed-headers.ts";
import { violationAnswer } from "./violation-answer.ts";

export class PassedAnswer {
  readonly #target: URL;
  readonly #call: PassedCall;
  readonly #answer: IncomingMessage;
  readonly #outgoing: ServerResponse;
  readonly #received = new Collected();
  #isHeld: boolean;

  constructor(
    { target, fail }: Passage,
    call: PassedCall,
    answer: IncomingMessage,
    outgoing: ServerResponse,
  ) {
    this.#target = target;
    this.#call = call;
    this.#answer = answer;
    this.#outgoing = outgoing;
    this.#isHeld = fail && call.isLookedAt;
  }

  pass(): void {
    const answer = this.#answer;
    if (!this.#isHeld) this.#writeHead();
    answer.on("data", (chunk: Buffer) => this.#part(chunk));
    answer.once("end", () => this.#end());
    answer.once("error", (error) => {
      if (this.#outgoing.destroyed) return;
      const wrong = this.#call.lost(`a part of one: ${error.message}`, answer.statusCode ?? 0);
      if (this.#isHeld) violationAnswer(this.#outgoing, "the answer breaks off", wrong);
      else this.#outgoing.destroy();
    });
  }

  #writeHead(): void {
    this.#outgoing.writeHead(
      this.#answer.statusCode ?? 502,
      answerHeaders(this.#target, this.#answer.rawHeaders),
    );
  }

  #part(chunk: Buffer): void {
    const tooMuch = this.#received.add(chunk);
    if (!this.#isHeld) this.#write(chunk);
    else if (this.#received.isCut) {
      // Too long to hold.
      this.#isHeld = false;
      this.#writeHead();
      for (const kept of tooMuch) this.#write(kept);
    }
  }

  #write(chunk: Buffer): void {
    if (this.#outgoing.write(chunk) || this.#answer.isPaused()) return;
    this.#answer.pause();
    this.#outgoing.once("drain", () => this.#answer.resume());
  }

  #end(): void {
    const look = () => this.#call.looked(this.#answer, this.#received);
    if (!this.#isHeld) {
      this.#outgoing.end();
      // After answering, so that the web app does not wait.
      setImmediate(look);
      return;
    }
    const wrong = look();
    if (wrong.length > 0) violationAnswer(this.#outgoing, "the call breaks the contract", wrong);
    else {
      this.#writeHead();
      this.#outgoing.end(this.#received.bytes);
    }
  }
}
