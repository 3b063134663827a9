import { frenchCount } from "./french-count.ts";

/** What prevents deletion, after a number: « résident y habite », « résidents y habitent ». */
export interface KeptWords {
  readonly one: string;
  readonly many: string;
  readonly instead: string;
}

export const keptTexts = {
  refused: (count: number, { one, many, instead }: KeptWords) =>
    `Suppression impossible\u00a0: ${frenchCount(count)}\u00a0${count === 1 ? one : many}. ${instead}`,
} as const;
