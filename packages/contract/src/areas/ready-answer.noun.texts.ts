import { noun } from "../kit/noun.texts.ts";

export const readyAnswerNoun = noun("réponse prête", { isFeminine: true });
