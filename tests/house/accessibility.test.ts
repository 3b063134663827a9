/** The criteria are those of RGAA 4.1; the document is ACCESSIBILITE.md. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { repository } from "./repository.ts";

const root = new URL("../../", import.meta.url);
const document = readFileSync(new URL("ACCESSIBILITE.md", root), "utf8");
const statement = readFileSync(new URL("apps/web/src/app/accessibility.texts.ts", root), "utf8");

const criteria = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

const verdicts = [
  ...document.matchAll(
    /^\| (\d+\.\d+) \| (conforme|non conforme|non applicable) \| [^|]+ \| ([^|]*\S[^|]*) \|$/gm,
  ),
].map(([, number, verdict, proof = ""]) => ({ number, verdict, proof }));
const count = (wanted: string) => verdicts.filter(({ verdict }) => verdict === wanted).length;

test("A06 all 106 criteria have one verdict, in their order, with a proof", () => {
  const expected = criteria.flatMap((most, theme) =>
    Array.from({ length: most }, (_, index) => `${theme + 1}.${index + 1}`),
  );
  expect(expected).toHaveLength(106);
  expect(verdicts.map(({ number }) => number)).toEqual(expected);
});

test("A06 the sum is that of the verdicts, and the app claims no more", () => {
  const [conform = 0, failing = 0, without] = ["conforme", "non conforme", "non applicable"].map(count);
  const failed = failing > 1 ? `${failing} non conformes` : `${failing} non conforme`;
  const share = Math.floor((100 * conform) / (conform + failing));
  expect(document).toContain(
    `**${conform} conformes, ${failed}, ${without} non applicables**, soit ${share}\u00a0%`,
  );
  expect(failing).toBeGreaterThan(0);
  expect(statement).toContain("est partiellement conforme");
});

test("A06 every test that proves a verdict is there", () => {
  const names = new Set(repository.map(({ path }) => path.split("/").at(-1)));
  const cited = verdicts.flatMap(({ proof }) =>
    [...proof.matchAll(/`([\w-]+\.(?:spec\.ts|test\.tsx?))`/g)].map(([, name = ""]) => name),
  );
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter((name) => !names.has(name))).toEqual([]);
});
