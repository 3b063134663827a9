export interface SearchedKind {
  /** The record's name, for « begins with ». */
  readonly title: string;
  /** Unique values: number, e-mail address, telephone. */
  readonly numbers: readonly string[];
  readonly words: readonly string[];
  readonly details: readonly string[];
}

/** In the order used for ties. */
export type SearchedKinds = Readonly<Record<string, SearchedKind>>;
