import { noun } from "../../kit/noun.texts.ts";

export const supplierNoun = noun("concierge");
