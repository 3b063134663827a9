import { noun } from "../../kit/noun.texts.ts";

export const callbackNoun = noun("demande de rappel", { isFeminine: true });
