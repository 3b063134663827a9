/** How many lines an area takes, with only list, export, creation, edition, deletion and history. */
import { expect, test } from "vitest";
import type { SourceFile } from "./repository.ts";
import { isTest, repository } from "./repository.ts";

const measured = "concierge/delivery-point";

/** Without tests and texts. */
function linesOf(
  files: readonly SourceFile[],
  area: string,
): { contract: number; mock: number; web: number } {
  const count = (isPart: (path: string) => boolean): number =>
    files
      .filter((file) => isPart(file.path) && /\.tsx?$/.test(file.path))
      .filter((file) => !isTest(file) && !file.path.endsWith(".texts.ts"))
      .reduce((lines, { text }) => lines + text.trimEnd().split("\n").length, 0);
  return {
    contract: count((path) => path === `packages/contract/src/areas/${area}.ts`),
    mock: count((path) => path === `apps/mock-server/src/areas/${area}.ts`),
    web: count((path) => path.startsWith(`apps/web/src/features/${area}/`)),
  };
}

test("an area takes at most 90 lines of contract, 100 of web, 220 with its part of the mock server", () => {
  const { contract, mock, web } = linesOf(repository, measured);
  expect(contract, `contract of ${measured}`).toBeGreaterThan(0);
  expect(contract, `contract of ${measured}`).toBeLessThanOrEqual(90);
  expect(web, `web of ${measured}: what grew belongs into the kit`).toBeLessThanOrEqual(100);
  expect(contract + mock + web, `all of ${measured}`).toBeLessThanOrEqual(220);
});

const whole: Readonly<Record<string, readonly string[]>> = {
  contract: [
    "packages/contract/src/areas/concierge/delivery-point.ts",
    "packages/contract/src/areas/concierge/delivery-point.texts.ts",
    "packages/contract/src/areas/concierge/delivery-point.noun.texts.ts",
  ],
  mock: ["apps/mock-server/src/areas/concierge/delivery-point.ts"],
  seed: [
    "apps/mock-server/src/seed/areas/concierge/delivery-point.ts",
    "apps/mock-server/src/seed/ties/delivery-points.ts",
  ],
  web: ["area.ts", "list.ts", "record.tsx", "texts.ts"].map(
    (end) => `apps/web/src/features/concierge/delivery-point/delivery-point.${end}`,
  ),
  journey: ["apps/web/e2e/journeys/concierge/delivery-points.spec.ts"],
};

/** A missing file is an error, not zero. */
function linesOfAll(files: readonly SourceFile[], paths: readonly string[]): number {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return paths.reduce((lines, path) => {
    const text = texts.get(path);
    if (text === undefined) throw new Error(`the budget counts ${path}, which does not exist`);
    return lines + text.trimEnd().split("\n").length;
  }, 0);
}

test("an area takes at most 300 lines with its texts, its seed and its journey", () => {
  const counted = Object.values(whole).flat();
  expect(linesOfAll(repository, counted), `all of ${measured}, everything counted`).toBeLessThanOrEqual(300);
  // Files added to the area count too.
  const name = /\bdelivery-points?[./]/;
  const own = repository
    .map(({ path }) => path)
    .filter((path) =>
      /^(?:apps\/web\/(?:src|e2e)|apps\/mock-server\/src|packages\/contract\/src)\//.test(path),
    )
    .filter((path) => name.test(path) && /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  expect(own.toSorted()).toEqual(counted.toSorted());
});

test("a file that does not exist is no saving", () => {
  const file = { path: "a.ts", text: "x;\ny;\n" };
  expect(linesOfAll([file], ["a.ts"])).toBe(2);
  expect(() => linesOfAll([file], ["a.ts", "b.ts"])).toThrow(/b\.ts/);
});

test("texts and tests do not count as an area's code", () => {
  const file = (path: string, lines: number) => ({ path, text: "x;\n".repeat(lines) });
  const files = [
    file("packages/contract/src/areas/x.ts", 3),
    file("packages/contract/src/areas/x.texts.ts", 30),
    file("apps/mock-server/src/areas/x.ts", 4),
    file("apps/web/src/features/x/x.list.ts", 5),
    file("apps/web/src/features/x/x.record.tsx", 6),
    file("apps/web/src/features/x/x.record.test.tsx", 60),
    file("apps/web/src/features/xy/xy.list.ts", 60),
  ];
  expect(linesOf(files, "x")).toEqual({ contract: 3, mock: 4, web: 11 });
});
