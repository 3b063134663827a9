/** A05: integer cents are only added, subtracted and compared; fractions would be floats. */
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { isSource, isTest, lineAt, repository, shown, visit } from "./repository.ts";

/** Formats amounts and returns only text. */
const allowed = /^packages\/ui\/src\/format\.ts$/;
/** `finalAmountCents`, `cents` */
const amount = /\b\w*(?<!per)cents\b/i;
const fraction = /^\d*\.\d+$/;
const number = /^(?:Number\(|\+)/;

const why =
  "calculates with an amount as a float: read it digit by digit (parseFrenchCents), share it in integers (shareOf), " +
  "show it by packages/ui/src/format.ts";

function floats(files: readonly SourceFile[]): Fault[] {
  return files
    .filter((file) => isSource(file) && !isTest(file) && !allowed.test(file.path))
    .flatMap((file) => {
      const faults: Fault[] = [];
      const { path, text } = file;
      const of = ({ start, end }: Range) => text.slice(start, end);
      const found = ({ start }: Range) => faults.push({ path, line: lineAt(text, start), why });
      visit(file, {
        BinaryExpression: (node) => {
          const [left, right] = [of(node.left), of(node.right)];
          const sides = [left, right];
          const isAmount = sides.some((side) => amount.test(side));
          if (node.operator === "/" && isAmount) found(node);
          if (node.operator !== "*") return;
          if (isAmount && sides.some((side) => fraction.test(side))) found(node);
          if (right === "100" && number.test(left)) found(node);
        },
        AssignmentExpression: (node) => {
          if (node.operator === "/=" && amount.test(of(node.left))) found(node);
        },
        CallExpression: (node) => {
          const called = of(node.callee);
          const rounds = /^Math\.(?:round|floor|ceil|trunc)$/.test(called);
          if (/(?:^|\.)parseFloat$/.test(called)) found(node);
          else if (called.endsWith(".toFixed") && amount.test(called)) found(node);
          else if (rounds && node.arguments.some((argument) => amount.test(of(argument)))) found(node);
        },
      });
      return faults;
    });
}

interface Range {
  readonly start: number;
  readonly end: number;
}

test("A05 no source calculates with an amount as a float", () => {
  expect(shown(floats(repository))).toEqual([]);
});

test("A05 a division, a rounding, a factor and a float that is read are caught; sums and comparisons are not", () => {
  const file = (text: string) => ({ path: "apps/web/src/a.ts", text });
  const bad = [
    "const euros = order.finalAmountCents / 100;",
    "cents /= 2;",
    "const half = Math.round(priceCents * part);",
    "const vat = 0.2 * priceCents;",
    "const text = totalCents.toFixed(2);",
    "const typed = Number(text) * 100;",
    "const typed = Number.parseFloat(text);",
  ];
  const good = [
    "const sum = items.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0);",
    "const isFar = Math.abs(finalCents - estimateCents) * 10 > estimateCents;",
    "const share = percents / 100;",
    "const seconds = Math.round(ms / 1000);",
  ];
  expect([...bad, ...good].filter((text) => floats([file(text)]).length > 0)).toEqual(bad);
});
