import { noun } from "../kit/noun.texts.ts";

export const buildingNoun = noun("immeuble");
