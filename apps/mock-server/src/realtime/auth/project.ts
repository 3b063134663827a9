import { Accounts } from "./accounts.ts";
import { TokenOffice } from "./token-office.ts";

/** The sign-in side of one world: its accounts and the tokens that its database accepts. */
export class Project {
  readonly id: string;
  readonly accounts: Accounts;
  readonly tokens: TokenOffice;

  constructor(id: string, secret: string, now: () => number, hidesEmails: boolean) {
    this.id = id;
    this.accounts = new Accounts(secret, now, hidesEmails);
    this.tokens = new TokenOffice(secret, id, now);
  }
}
