export interface WireRequest {
  readonly method: "GET" | "POST";
  /** Below the API's base, with query: `/admin/building/ajax-list?draw=1`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /**
   * Receives a successful answer's body. The transport then marks the answer `streamed` and keeps only the
   * beginning.
   */
  readonly onChunk?: (chunk: Uint8Array) => void;
}

export interface WireAnswer {
  readonly status: number;
  /** By lower-case name; repeated ones joined by commas. Without `set-cookie`. */
  readonly headers: ReadonlyMap<string, string>;
  readonly setCookies: readonly string[];
  readonly body: Uint8Array;
  readonly streamed?: true;
  readonly cut?: string;
}

/** Reads the whole answer, within limits; rejects with a {@link WireFault}. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;

/** `unsent`: closed while sending the body, possibly a refusal. */
export type WireFaultKind = "unreachable" | "tls" | "timeout" | "too-large" | "broken" | "unsent" | "limited";

/** Why no complete answer arrived, on one line. */
export class WireFault extends Error {
  readonly kind: WireFaultKind;

  constructor(kind: WireFaultKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
