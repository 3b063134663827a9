/** The packages promise Node 20, and tests run on Node 24: what 20 lacks is polyfilled, or not written. */
import { expect, test } from "vitest";
import { type Fault, isSource, isTest, lineAt, repository, shown } from "./repository.ts";

const packed = /^(?:apps\/mock-server|packages\/(?:contract|contract-tools|firebase-rules))\/src\//;
const why = "calls a method of an iterator, which Node 20 does not have: spread it, or write a generator";
/** A spread iterator (`[...rows.values()].map`) has a bracket before the dot. */
const helper =
  /(?<!\bObject)\.(?:values|keys|entries|matchAll)\([^()]*\)\s*\.(?:map|filter|flatMap|some|every|find|take|drop|reduce|forEach|toArray)\(/g;

test("packed code calls no method of an iterator", () => {
  const faults: Fault[] = repository
    .filter((file) => isSource(file) && !isTest(file) && packed.test(file.path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(helper)].map((found) => ({ path, line: lineAt(text, found.index), why })),
    );
  expect(shown(faults)).toEqual([]);
});
