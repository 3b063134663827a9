/** What goes over the wire, whichever way: HTTP, or straight into a server in this process. */

export interface WireRequest {
  readonly method: "GET" | "POST";
  /** Below the API's base, with the query: `/admin/building/ajax-list?draw=1`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /**
   * Takes the body of a good answer part by part, whatever its length. A transport that hands it over marks the answer
   * `streamed` and keeps the beginning of the body alone.
   */
  readonly onChunk?: (chunk: Uint8Array) => void;
}

export interface WireAnswer {
  readonly status: number;
  /** By lower-case name; several of one name are joined by a comma, but for `set-cookie`. */
  readonly headers: ReadonlyMap<string, string>;
  readonly setCookies: readonly string[];
  readonly body: Uint8Array;
  /** True where the body went to the request's `onChunk`. */
  readonly streamed?: true;
  /** Of a streamed body: why reading stopped before its end. */
  readonly cut?: string;
}

/** Sends one request and reads its whole answer; rejects with a {@link WireFault}, and never hangs. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;

/** `unsent`: the connection closed while the request's body was on its way, as a refusal may do. */
export type WireFaultKind = "unreachable" | "tls" | "timeout" | "too-large" | "broken" | "unsent" | "limited";

/** Why no whole answer came. The message is one line for people. */
export class WireFault extends Error {
  readonly kind: WireFaultKind;

  constructor(kind: WireFaultKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
