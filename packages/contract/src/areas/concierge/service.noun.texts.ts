import { noun } from "../../kit/noun.texts.ts";

export const serviceNoun = noun("prestation", { isFeminine: true });
