import { noun } from "../../kit/noun.texts.ts";

export const themeNoun = noun("thème");
