import { noun } from "../kit/noun.texts.ts";

export const accountAdminNoun = noun("administrateur");
