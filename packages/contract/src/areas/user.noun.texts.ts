import { noun } from "../kit/noun.texts.ts";

export const userNoun = noun("résident");
