import { noun } from "../kit/noun.texts.ts";

export const managedServiceNoun = noun("service géré");
