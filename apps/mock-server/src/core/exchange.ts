/** The core's side of adapters (Node http, MSW), free of sockets and streams. */

export interface CoreRequest {
  readonly method: string;
  /** Percent-encoded, without the query. */
  readonly path: string;
  /** Encoded, without `?`. */
  readonly query: string;
  /** On https; makes the session cookie `Secure`. */
  readonly secure: boolean;
  /** By lower-case name; repeated ones joined. */
  header(name: string): string | undefined;
  /** Undefined above `limit` bytes, without reading the rest. */
  body(limit: number): Promise<Uint8Array | undefined>;
}

/** Chunks are sent at the reader's pace. */
export type AnswerBody =
  | string
  | Uint8Array<ArrayBuffer>
  | AsyncIterable<Uint8Array<ArrayBuffer>>
  | undefined;

export interface CoreAnswer {
  readonly status: number;
  /** Lower-case names; the adapter sets `content-length`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AnswerBody;
  /** End the connection without an answer. */
  readonly cut?: true;
  /** The body's bytes may now be reused. */
  readonly sent?: () => void;
}

/** Direct where nothing waits: promises would cost on the hot path. */
export type Eventually<T> = T | Promise<T>;
