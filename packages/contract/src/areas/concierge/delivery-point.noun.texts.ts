import { noun } from "../../kit/noun.texts.ts";

export const deliveryPointNoun = noun("point de livraison");
