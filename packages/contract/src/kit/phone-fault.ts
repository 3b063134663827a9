import {
  type CountryCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from "libphonenumber-js/min";
import { checkTexts } from "./kit.texts.ts";
import { isOverseas, readPhone } from "./phone.ts";

const texts = checkTexts.phoneFaults;

/**
 * Why no such number can exist, in French; undefined if it can. By libphonenumber's `min` metadata: country codes,
 * lengths and first figures of each country (docs/decisions/0110). It is large, so screens do without, and servers ask.
 * Overseas any number passes that begins as the department's do: its list of their blocks is out of date soon.
 * @param e164 `+33612345678`
 */
export function phoneFault(e164: string): string | undefined {
  if (!/^\+[1-9]\d{6,14}$/.test(e164)) return checkTexts.phone;
  const read = readPhone(e164);
  if (read !== e164) return texts.otherCountry(read);
  const number = parsePhoneNumberFromString(e164);
  if (number?.isValid() === true) return number.number === e164 ? undefined : texts.written(number.number);
  if (isOverseas(e164)) return undefined;
  const country = number?.country ?? number?.getPossibleCountries()[0];
  const where = country === undefined ? "" : countryName(country);
  switch (validatePhoneNumberLength(e164)) {
    case "TOO_SHORT":
      return texts.short(where);
    case "TOO_LONG":
      return texts.long(where);
    case "INVALID_COUNTRY":
      return texts.noCountry;
    default:
      return texts.none(where);
  }
}

const countryName = (country: CountryCode): string =>
  new Intl.DisplayNames("fr", { type: "region" }).of(country) ?? country;
