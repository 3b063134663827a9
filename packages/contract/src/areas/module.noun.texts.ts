import { noun } from "../kit/noun.texts.ts";

export const moduleNoun = noun("module");
