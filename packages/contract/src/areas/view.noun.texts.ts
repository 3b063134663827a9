import { noun } from "../kit/noun.texts.ts";

export const viewNoun = noun("vue", { isFeminine: true });
