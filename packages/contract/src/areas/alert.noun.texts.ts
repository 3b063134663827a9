import { noun } from "../kit/noun.texts.ts";

export const alertNoun = noun("alerte", { isFeminine: true });
