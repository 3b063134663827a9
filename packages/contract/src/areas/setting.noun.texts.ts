import { noun } from "../kit/noun.texts.ts";

export const settingNoun = noun("paramètre");
