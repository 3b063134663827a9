/** How records of one entity are found by a search over all of them, by the entity's columns. */
export interface SearchedKind {
  /** What a record is called, and what « begins with » is about. */
  readonly title: string;
  /** What is one record's own: its number, e-mail address, telephone. */
  readonly numbers: readonly string[];
  /** Where words are looked for. */
  readonly words: readonly string[];
  /** What tells records of one name apart, as screens show it. */
  readonly details: readonly string[];
}

/** The entities that are searched, those first that come first where nothing else decides. */
export type SearchedKinds = Readonly<Record<string, SearchedKind>>;
