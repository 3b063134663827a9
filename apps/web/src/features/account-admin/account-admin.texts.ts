import { accountAdminNoun } from "@palier/contract/areas/account-admin.noun.texts";
import { listTextsOf } from "#lists/noun-list.texts.ts";

/** French words of the administrator screens; fields have theirs in the contract. */
export const accountAdminTexts = {
  list: listTextsOf(accountAdminNoun),
  help: { email: "Identifie le compte\u00a0: chaque adresse ne sert qu’une fois." },
} as const;
