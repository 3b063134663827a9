/** The answer's `s`; the message is its `d`. */
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

/** Fails only its request. */
export class WireRefusal extends Error {
  readonly status: WireStatus;

  constructor(status: WireStatus, message: string) {
    super(message);
    this.name = "WireRefusal";
    this.status = status;
  }
}
