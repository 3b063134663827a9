import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { expect, it } from "vitest";
import { readPhone } from "./phone.ts";
import { phoneFault } from "./phone-fault.ts";
import { phoneTerm, searchedPhone, shownPhone } from "./shown-phone.ts";

it.each([
  ["0612345678", "+33612345678"],
  ["06 12 34 56 78", "+33612345678"],
  ["06.12.34.56.78", "+33612345678"],
  ["06\u00a012\u202f34‑56-78", "+33612345678"],
  ["+33 6 12 34 56 78", "+33612345678"],
  ["+33 (0)6 12 34 56 78", "+33612345678"],
  ["(0)6 12 34 56 78", "+33612345678"],
  ["+33 06 12 34 56 78", "+33612345678"],
  ["0033 6 12 34 56 78", "+33612345678"],
  ["33612345678", "+33612345678"],
  ["33 6 12 34 56 78", "+33612345678"],
  ["33 (0)6 12 34 56 78", "+33612345678"],
  ["612345678", "+33612345678"],
  ["6 12 34 56 78", "+33612345678"],
  ["01 42 68 53 00", "+33142685300"],
  ["06·12·34·56·78", "+33612345678"],
  ["\u202a+33 6 12 34 56 78\u202c", "+33612345678"],
  ["\u2068\u200e06\u00a012 34 56 78\u200b\u2069", "+33612345678"],
  ["+49 30 901820", "+4930901820"],
  ["0049 30 901820", "+4930901820"],
  ["+49 (0)30 901820", "+4930901820"],
  ["(+33) 6 12 34 56 78", "+33612345678"],
  ["+(33) 6 12 34 56 78", "+33612345678"],
  ["(06) 12 34 56 78", "+33612345678"],
  ["(0692) 12 34 56", "+262692123456"],
  ["+1 (212) 736-5000", "+12127365000"],
  ["(212) 736-5000", "(212) 736-5000"],
  ["tel:+33612345678", "+33612345678"],
  ["06 39 98 12 34", "+33639981234"],
  // Overseas departments
  ["0692 12 34 56", "+262692123456"],
  ["06 93 12 34 56", "+262693123456"],
  ["0639 01 23 45", "+262639012345"],
  ["0262 12 34 56", "+262262123456"],
  ["0690 12 34 56", "+590690123456"],
  ["0691 22 34 56", "+590691223456"],
  ["0590 12 34 56", "+590590123456"],
  ["0696 12 34 56", "+596696123456"],
  ["0596 12 34 56", "+596596123456"],
  ["0694 12 34 56", "+594694123456"],
  ["+33 692 12 34 56", "+262692123456"],
  ["0033 692 12 34 56", "+262692123456"],
  ["+262 0692 12 34 56", "+262692123456"],
  ["262692123456", "+262692123456"],
  ["692123456", "+262692123456"],
])("reads %s as %s", (typed, read) => {
  expect(readPhone(typed)).toBe(read);
});

it.each([
  "",
  "06 12",
  "0012",
  "06 12 34 56 789",
  "3,36E+10",
  "0612345678 / 0142685300",
  "poste 12",
  "06 12 34 56 7a",
])("leaves %j as it was typed", (typed) => {
  expect(readPhone(typed)).toBe(typed);
});

it("gives each overseas number its department's code, as libphonenumber knows them", () => {
  const wrong: string[] = [];
  for (let begins = 10_000; begins < 100_000; begins += 1) {
    const codes = ["33", "590", "594", "596", "262"].filter(
      (code) => parsePhoneNumberFromString(`+${code}${begins}1234`)?.isValid() === true,
    );
    const read = readPhone(`0${begins}1234`);
    const [only] = codes;
    // 0263, 0269 and 0596 are La Réunion's, Mayotte's and Martinique's whole; it has parts of them in France.
    if (codes.length !== 1 || (only === "33" && /^(?:26[39]|596)/.test(`${begins}`))) continue;
    if (read !== `+${only}${begins}1234`) wrong.push(`${begins} ${only}`);
  }
  expect(wrong).toEqual([]);
}, 60_000);

it.each([
  ["+33612345678", undefined],
  ["+262692123456", undefined],
  ["+590691123456", undefined],
  ["+2250712345678", undefined],
  ["+12125550100", undefined],
  ["+33692123456", "Ce numéro n’existe pas sous cet indicatif\u00a0: écrivez +262692123456."],
  ["+4402079460018", "Écrivez ce numéro +442079460018."],
  ["+99912345678", "Aucun pays n’a l’indicatif de ce numéro de téléphone."],
  ["+3361234567", "Ce numéro de téléphone est trop court (France)."],
  ["+336123456789", "Ce numéro de téléphone est trop long (France)."],
  ["+262412345678", "Ce numéro de téléphone ne peut pas exister (La Réunion)."],
])("says of %s: %s", (e164, fault) => {
  expect(phoneFault(e164)).toBe(fault);
});

it("shows French numbers as they are dialled, of overseas departments too, and finds them in any spelling", () => {
  expect(shownPhone("+33612345678")).toBe("06 12 34 56 78");
  expect(shownPhone("+262692123456")).toBe("0692 12 34 56");
  expect(shownPhone("+4930901820")).toBe("+4930901820");
  expect(shownPhone("+262939912345")).toBe("+262939912345");
  for (const typed of [
    "0692 12",
    "06.92.12",
    "+262 692",
    "00262 692 12",
    "+33 692 12",
    "692123456",
    "+262 (0)692",
  ])
    expect(searchedPhone("+262692123456"), typed).toContain(phoneTerm(typed));
  for (const typed of [
    "0033 6 12",
    "0033612345678",
    "+33 (0)6 12",
    "+3306 12",
    "33612",
    "06-12",
    "06‑12",
    "12 34 56",
    "06/12/34/56",
    "tel:0612",
  ])
    expect(searchedPhone("+33612345678"), typed).toContain(phoneTerm(typed));
  expect(phoneTerm("06/12/2026")).toBe("06/12/2026");
  expect(searchedPhone("+4930901820")).toContain(phoneTerm("0049 30 901820"));
});
