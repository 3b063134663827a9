import type { PushInput, PushMessage } from "@palier/contract/control";

const mostMessages = 500;

/** The push messages that were sent in one world (T06). Who delivers them to a browser reads them here. */
export class Outbox {
  #messages: PushMessage[] = [];
  #last = 0;

  get size(): number {
    return this.#messages.length;
  }

  send({ notification, data = {} }: PushInput, at: string, tokens: readonly string[]): PushMessage {
    this.#last += 1;
    const message: PushMessage = {
      id: this.#last,
      at,
      ...(notification === undefined ? {} : { notification }),
      data,
      tokens: [...tokens],
    };
    this.#messages.push(message);
    if (this.#messages.length > mostMessages) this.#messages.shift();
    return message;
  }

  list(): readonly PushMessage[] {
    return this.#messages;
  }

  restore(messages: readonly PushMessage[]): void {
    this.#messages = messages.slice(-mostMessages);
    this.#last = messages.at(-1)?.id ?? 0;
  }
}
