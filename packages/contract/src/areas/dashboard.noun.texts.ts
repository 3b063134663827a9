import { noun } from "../kit/noun.texts.ts";

export const associationRequestNoun = noun("demande de rattachement", { isFeminine: true });
