import { noun } from "../../kit/noun.texts.ts";

export const subscriptionNoun = noun("abonnement");
