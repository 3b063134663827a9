/** A push message as screens show it. */
export interface PushMessage {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** The record that it is about: an address of this application. */
  readonly link: string | undefined;
}
