/** What an area costs, measured at the one that has a list, an export, creation, edition, deletion and history alone. */
import { expect, test } from "vitest";
import type { SourceFile } from "./repository.ts";
import { isTest, repository } from "./repository.ts";

const measured = "concierge/delivery-point";

/** Lines of an area's files, tests and texts apart. */
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

test("texts and tests do not count", () => {
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
