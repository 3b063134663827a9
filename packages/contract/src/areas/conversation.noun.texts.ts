import { noun } from "../kit/noun.texts.ts";

export const conversationNoun = noun("conversation", { isFeminine: true });
