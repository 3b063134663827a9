/** The interface between adapters (Node http, MSW) and the core, free of sockets and streams. */

export interface CoreRequest {
  readonly method: string;
  /** Without the query, percent-encoded, with a leading slash. */
  readonly path: string;
  /** After `?`, encoded; may be empty. */
  readonly query: string;
  /** On https; makes the session cookie `Secure`. */
  readonly secure: boolean;
  /** A header by lower-case name; the adapter joins repeated ones. */
  header(name: string): string | undefined;
  /** The whole body; undefined above `limit` bytes, detected without reading the rest. */
  body(limit: number): Promise<Uint8Array | undefined>;
}

/** A streamed answer is sent chunk by chunk, at the reader's pace. */
export type AnswerBody =
  | string
  | Uint8Array<ArrayBuffer>
  | AsyncIterable<Uint8Array<ArrayBuffer>>
  | undefined;

export interface CoreAnswer {
  readonly status: number;
  /** By lower-case name, without `content-length`, which the adapter sets. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AnswerBody;
  /** Send nothing and end the connection. */
  readonly cut?: true;
  /** Called once the adapter has written the body, whose bytes may then be reused. */
  readonly sent?: () => void;
}

/** Returned directly where nothing waits: promises would cost on the hot path. */
export type Eventually<T> = T | Promise<T>;
