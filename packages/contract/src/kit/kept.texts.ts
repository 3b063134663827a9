/** French words about what keeps a record, after its number: « résident y habite », « résidents y habitent ». */
export interface KeptWords {
  readonly one: string;
  readonly many: string;
  /** What to do instead, as a sentence. */
  readonly instead: string;
}

/** French words about records that cannot be deleted. */
export const keptTexts = {
  refused: (count: number, { one, many, instead }: KeptWords) =>
    `Suppression impossible\u00a0: ${count.toLocaleString("fr-FR")}\u00a0${count === 1 ? one : many}. ${instead}`,
} as const;
