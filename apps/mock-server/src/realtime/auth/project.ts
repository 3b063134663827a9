import { type AccountRules, Accounts } from "./accounts.ts";
import { TokenOffice } from "./token-office.ts";

/** The sign-in side of one world: its accounts and the tokens that its database accepts. */
export class Project {
  readonly id: string;
  readonly accounts: Accounts;
  readonly tokens: TokenOffice;

  constructor(id: string, secret: string, now: () => number, rules: AccountRules) {
    this.id = id;
    this.accounts = new Accounts(secret, now, rules);
    this.tokens = new TokenOffice(secret, id, now);
  }
}
