import { noun } from "../kit/noun.texts.ts";

export const neighborhoodNoun = noun("quartier");
