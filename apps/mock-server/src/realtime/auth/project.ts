import { type AccountRules, Accounts } from "./accounts.ts";
import { TokenOffice } from "./token-office.ts";

export interface ProjectRules extends AccountRules {
  readonly unsignedTokens: boolean;
}

/** One world's accounts and tokens. */
export class Project {
  readonly id: string;
  readonly accounts: Accounts;
  readonly tokens: TokenOffice;
  rotations = 0;

  constructor(id: string, secret: string, now: () => number, rules: ProjectRules) {
    this.id = id;
    this.accounts = new Accounts(secret, now, rules);
    this.tokens = new TokenOffice(secret, id, now, rules.unsignedTokens);
  }
}
