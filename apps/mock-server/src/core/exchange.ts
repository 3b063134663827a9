/** What the doors (Node http, MSW) and the core say to each other; neither knows of the other's sockets or streams. */

/** One request as a door hands it on. */
export interface CoreRequest {
  readonly method: string;
  /** The path without the query, still percent-encoded, with a leading slash. */
  readonly path: string;
  /** What stands after `?`, still encoded; empty when there is none. */
  readonly query: string;
  /** True on https: the session's cookie is then `Secure`. */
  readonly secure: boolean;
  /** A header by its lower-case name; several of one name are joined by the door. */
  header(name: string): string | undefined;
  /** The whole body; undefined when it is longer than `limit` bytes, which is noticed without reading it all. */
  body(limit: number): Promise<Uint8Array | undefined>;
}

/** A streamed answer comes in chunks of bytes; whoever sends it waits for the reader between them. */
export type AnswerBody =
  | string
  | Uint8Array<ArrayBuffer>
  | AsyncIterable<Uint8Array<ArrayBuffer>>
  | undefined;

export interface CoreAnswer {
  readonly status: number;
  /** By lower-case name, without `content-length`, which the door knows. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AnswerBody;
  /** True: nothing is sent, the connection ends instead. */
  readonly cut?: true;
  /**
   * A door that wrote the body's bytes, and will not look at them again, may say so: they are used for other answers then.
   */
  readonly sent?: () => void;
}

/** Answers that need no waiting are given at once: a promise for each would cost on the hot path. */
export type Eventually<T> = T | Promise<T>;
