/** Implemented by adapters (Node http, MSW). */

export interface CoreRequest {
  readonly method: string;
  /** Percent-encoded, without the query. */
  readonly path: string;
  /** Encoded; may be empty. */
  readonly query: string;
  /** On https; makes the session cookie `Secure`. */
  readonly secure: boolean;
  /** The client's address, if known. */
  readonly from?: string | undefined;
  /** Lower-case name; repeated headers joined. */
  header(name: string): string | undefined;
  /** Undefined above `limit` bytes, without reading the rest. */
  body(limit: number): Promise<Uint8Array | undefined>;
}

/** Chunks at the reader's pace. */
export type AnswerBody =
  | string
  | Uint8Array<ArrayBuffer>
  | AsyncIterable<Uint8Array<ArrayBuffer>>
  | undefined;

export interface CoreAnswer {
  readonly status: number;
  /** Lower-case, without `content-length`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AnswerBody;
  /** End the connection without an answer. */
  readonly cut?: true;
  /** For the log alone. */
  readonly note?: Readonly<Record<string, string | number>>;
}

/** Promises would cost on the hot path. */
export type Eventually<T> = T | Promise<T>;
