import { noun } from "../kit/noun.texts.ts";

export const ulaNoun = noun("rattachement");
