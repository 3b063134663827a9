import type { MailMessage, PushInput, PushMessage } from "@palier/contract/control";

const mostMessages = 500;

export type Receivers = Pick<PushMessage, "tokens" | "residents"> &
  Partial<Pick<PushMessage, "unregistered">>;

/** Outgoing push messages (T06) and e-mails. */
export class Outbox {
  #messages: PushMessage[] = [];
  #mails: MailMessage[] = [];

  get size(): number {
    return this.#messages.length;
  }

  push({ notification, data = {}, link }: PushInput, at: string, receivers: Receivers): PushMessage {
    const message: PushMessage = {
      id: (this.#messages.at(-1)?.id ?? 0) + 1,
      at,
      ...(notification === undefined ? {} : { notification }),
      data,
      ...(link === undefined ? {} : { link }),
      unregistered: [],
      ...receivers,
    };
    this.#messages = [...this.#messages.slice(1 - mostMessages), message];
    return message;
  }

  mail(mail: Omit<MailMessage, "id">): void {
    this.#mails = [
      ...this.#mails.slice(1 - mostMessages),
      { id: (this.#mails.at(-1)?.id ?? 0) + 1, ...mail },
    ];
  }

  list(): readonly PushMessage[] {
    return this.#messages;
  }

  mails(): readonly MailMessage[] {
    return this.#mails;
  }

  restore(messages: readonly PushMessage[], mails: readonly MailMessage[]): void {
    this.#messages = messages.slice(-mostMessages);
    this.#mails = mails.slice(-mostMessages);
  }
}
