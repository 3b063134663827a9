/** What no line of the source may hold, as it would reach people: each rule catches its `bad`, and no `good`. */
import { expect, test } from "vitest";
import { type Fault, isSource, isTest, lineAt, repository, type SourceFile, shown } from "./repository.ts";

interface Rule {
  readonly name: string;
  readonly isRead: (file: SourceFile) => boolean;
  readonly sign: RegExp;
  readonly why: string;
  readonly bad: readonly string[];
  readonly good: readonly string[];
}

const isShipped = (file: SourceFile) =>
  isSource(file) && !isTest(file) && /^(?:apps|packages)\/[^/]+\/(?:src|scripts)\//.test(file.path);

const rules: readonly Rule[] = [
  {
    name: "A05 no amount is calculated as a float",
    isRead: (file) => isShipped(file) && file.path !== "packages/ui/src/format.ts",
    sign: /\b\w*(?<!per)cents\b\)? ?\/=? |\bcents\b \/=|\d\.\d+ \* \w*cents\b|\b\w*cents \* \d*\.\d|\bparseFloat\(|cents\.toFixed\(|Math\.(?:round|floor|ceil|trunc)\([^()\n]*(?<!per)cents\b|Number\([^()\n]*\) \* 100\b/gi,
    why: "calculates with an amount as a float: read it by parseFrenchCents, share it by shareOf, show it by packages/ui/src/format.ts",
    bad: [
      "const euros = order.finalAmountCents / 100;",
      "cents /= 2;",
      "const half = Math.round(priceCents * part);",
      "const vat = 0.2 * priceCents;",
      "const text = totalCents.toFixed(2);",
      "const typed = Number(text) * 100;",
      "const typed = Number.parseFloat(text);",
    ],
    good: [
      "const sum = items.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0);",
      "const isFar = Math.abs(finalCents - estimateCents) * 10 > estimateCents;",
      "const seconds = Math.round(ms / 1000) + percents / 100;",
    ],
  },
  {
    name: "there is one clock of Paris",
    isRead: (file) => isShipped(file) && file.path !== "packages/contract/src/kit/paris-time.ts",
    sign: /^(?!\s*(?:\/\/|\/?\*)).*["'`]Europe\/Paris["'`]|\btimeZone(?::(?!\s*(?:"UTC"|string))|\s*[,}])|\.getTimezoneOffset\(/gm,
    why: "is a clock of its own: days and times of Paris come from packages/contract/src/kit/paris-time.ts",
    bad: [
      'const zone = "Europe/Paris";',
      "const f = { timeZone };",
      "const away = new Date().getTimezoneOffset();",
    ],
    good: ["/** A day in Europe/Paris. */", 'const day = { dateStyle: "full", timeZone: "UTC" };'],
  },
];

function faults({ isRead, sign, why }: Rule): Fault[] {
  return repository
    .filter(isRead)
    .flatMap(({ path, text }) =>
      [...text.matchAll(sign)].map(({ index }) => ({ path, line: lineAt(text, index), why })),
    );
}

test.each(rules)("$name", (rule) => {
  expect(shown(faults(rule))).toEqual([]);
  const caught = (text: string) => text.search(rule.sign) >= 0;
  expect(rule.bad.filter((text) => !caught(text))).toEqual([]);
  expect(rule.good.filter(caught)).toEqual([]);
});
