/** Backends of the examples are written without the contract's code: they read texts as it does. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { fold, plainLetters } from "@palier/contract/kit/fold";
import { searchWords } from "@palier/contract/kit/search-words";
import { phoneTerm } from "@palier/contract/kit/shown-phone";
import { keyOfSigns, sameForm } from "@palier/contract/kit/typed-text";
import { expect, test } from "vitest";
import * as postgres from "../examples/postgres-backend/words-of.ts";
import { pastedTexts } from "./pasted-texts.ts";

const typed = [
  "dupont 0033 6 98 76 54 32",
  "0033 6 12",
  "+33 (0)6 98 76 val-d'oise",
  "0692 12 34 56",
  "06 12 34",
  "06‑12‑34 06/12/34/56 tel:0612 06/12/2026",
  "01000 Bourg - 12 1 234,50",
  "20/11/2026 10:30 actif",
  '« Le "Port" » „du‟ ʺLac〟',
  "saint- ‐12 —Port— -12 IMM-00122",
  "Lyon lyon Lyon",
  '"',
  "« »",
  "- 3",
  "",
];
/** Alone, since what is beside a letter may change how it is read. */
const signs = [...keyOfSigns.map(([, each]) => each), ...Object.values(plainLetters)].join("");
const letters = [
  ...signs,
  ...Array.from({ length: 0x3100 - 0xa0 }, (_, at) => String.fromCodePoint(0xa0 + at)),
  ..."\u{1d159}\u{1d173}\u{e0041}\ufe0f\ufffc\uff21ﬀ",
].map((sign) => `a${sign}b ${sign.toUpperCase()}`);
const texts = [...pastedTexts, ...typed, ...letters];

test("A21 the example on PostgreSQL looks for the words that the contract looks for", () => {
  for (const text of [...typed, ...pastedTexts]) {
    expect(postgres.wordsOf(text), text).toEqual(searchWords(text));
    expect(postgres.wordsOf(text).map(postgres.phoneTerm), text).toEqual(searchWords(text).map(phoneTerm));
  }
});

const python = `
import json, sys, unicodedata
sys.argv = [""]
import buildings
known = lambda text: all(unicodedata.category(sign) != "Cn" for sign in text)
print(json.dumps([[buildings.fold(text), buildings.same_form(text), buildings.words_of(text)]
                  if known(text) else None for text in json.load(sys.stdin)]))`;

test("A21 the example in Python reads what is searched and compared as the contract does", async ({
  skip,
}) => {
  const folder = new URL("../examples/python-backend", import.meta.url).pathname;
  const running = promisify(execFile)("python3", ["-B", "-c", python], {
    cwd: folder,
    maxBuffer: 64_000_000,
  });
  running.child.stdin?.end(JSON.stringify(texts));
  const { stdout } = await running.catch((error) => {
    if (error.code === "ENOENT") skip("no python3 here");
    throw error;
  });
  const read: readonly unknown[] = JSON.parse(stdout);
  // A letter that is newer than this Python is left out.
  const wrong = texts.flatMap((text, at) => {
    const expected = [fold(text), sameForm(text), searchWords(text).map(fold)];
    const same = read[at] === null || JSON.stringify(read[at]) === JSON.stringify(expected);
    return same ? [] : [{ text, expected, found: read[at] }];
  });
  expect(wrong).toEqual([]);
  expect(read.filter((each) => each !== null).length).toBeGreaterThan(10_000);
});
