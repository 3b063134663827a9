import { noun } from "../../kit/noun.texts.ts";

export const orderNoun = noun("commande", { isFeminine: true });
