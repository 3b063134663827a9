import { noun } from "../kit/noun.texts.ts";

export const newsNoun = noun("actualité", { isFeminine: true });
