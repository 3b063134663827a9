import { noun } from "../kit/noun.texts.ts";

export const negotiatedServiceNoun = noun("service négocié");
