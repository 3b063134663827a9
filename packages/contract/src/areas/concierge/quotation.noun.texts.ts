import { noun } from "../../kit/noun.texts.ts";

export const quotationNoun = noun("devis");
