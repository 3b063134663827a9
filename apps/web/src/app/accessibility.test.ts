/** ACCESSIBILITE.md judges each criterion of RGAA 4.1; the app's own page claims no more. */
import { expect, test } from "vitest";
import document from "../../../../ACCESSIBILITE.md?raw";
import statement from "./accessibility.texts.ts?raw";

/** How many criteria each of the themes has. */
const criteria = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
const row = /^\| (\d+\.\d+) \| (conforme|non conforme|non applicable) \| [^|]+ \| [^|]*\S[^|]* \|$/gm;
const verdicts = [...document.matchAll(row)].map(([, number, verdict]) => ({ number, verdict }));
const count = (wanted: string) => verdicts.filter(({ verdict }) => verdict === wanted).length;

test("A06 all 106 criteria have one verdict, in their order, with a proof", () => {
  const numbers = criteria.flatMap((most, theme) =>
    Array.from({ length: most }, (_, index) => `${theme + 1}.${index + 1}`),
  );
  expect(numbers).toHaveLength(106);
  expect(verdicts.map(({ number }) => number)).toEqual(numbers);
});

test("A06 the sum is that of the verdicts, and the app claims no more", () => {
  const [conform = 0, failing = 0, without] = ["conforme", "non conforme", "non applicable"].map(count);
  const failed = failing > 1 ? `${failing} non conformes` : `${failing} non conforme`;
  const share = Math.floor((100 * conform) / (conform + failing));
  const sum = `**${conform} conformes, ${failed}, ${without} non applicables**, soit ${share}\u00a0%`;
  expect(document).toContain(sum);
  expect(failing).toBeGreaterThan(0);
  expect(statement).toContain("est partiellement conforme");
});
