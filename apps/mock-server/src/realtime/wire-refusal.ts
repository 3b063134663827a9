/** Why a client's message is refused: the word goes into the answer's `s`, the sentence into its `d`. */
export type WireStatus =
  | "invalid_request"
  | "invalid_path"
  | "invalid_data"
  | "invalid_query"
  | "invalid_token"
  | "permission_denied"
  | "too_big"
  | "datastale"
  | "unavailable";

/** Thrown anywhere below a request of the realtime protocol; the request alone fails, the connection stays. */
export class WireRefusal extends Error {
  readonly status: WireStatus;

  constructor(status: WireStatus, message: string) {
    super(message);
    this.name = "WireRefusal";
    this.status = status;
  }
}
