/** The columns by which the global search finds an entity's records. */
export interface SearchedKind {
  /** The record's name, used for « begins with ». */
  readonly title: string;
  /** Unique values: number, e-mail address, telephone. */
  readonly numbers: readonly string[];
  /** Columns searched for words. */
  readonly words: readonly string[];
  /** Columns that distinguish records of the same name, as shown on screen. */
  readonly details: readonly string[];
}

/** The searched entities, in the order used for ties. */
export type SearchedKinds = Readonly<Record<string, SearchedKind>>;
