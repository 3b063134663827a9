import { noun } from "../kit/noun.texts.ts";

export const incidentNoun = noun("incident");
