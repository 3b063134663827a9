import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** What was typed as E.164 when it can be read as a number (French unless it has a prefix), else as it was typed. */
export function readPhone(typed: string): string {
  return parsePhoneNumberFromString(typed, "FR")?.number ?? typed;
}
