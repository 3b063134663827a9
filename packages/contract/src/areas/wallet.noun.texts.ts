import { noun } from "../kit/noun.texts.ts";

export const walletNoun = noun("portefeuille");
