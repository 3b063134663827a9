/** An unchecked cast asserts what nobody verified. */
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { isSource, isTest, lineAt, repository, shown, visit } from "./repository.ts";

/** Wraps ts-rest and zod, and narrows their types for all other code. */
const allowed = /^packages\/contract\/src\/kit\//;

function casts(files: readonly SourceFile[]): Fault[] {
  return files
    .filter((file) => isSource(file) && !isTest(file) && !allowed.test(file.path))
    .flatMap((file) => {
      const faults: Fault[] = [];
      const found = (offset: number) => {
        const why =
          "casts without a check: parse it (zod), narrow it by a test, or give the function a better type; " +
          "only packages/contract/src/kit may cast";
        faults.push({ path: file.path, line: lineAt(file.text, offset), why });
      };
      visit(file, {
        TSAsExpression: ({ start, typeAnnotation: type }) => {
          const isConst =
            type.type === "TSTypeReference" &&
            type.typeName.type === "Identifier" &&
            type.typeName.name === "const";
          if (!isConst) found(start);
        },
        TSTypeAssertion: ({ start }) => found(start),
      });
      return faults;
    });
}

test("no source casts without a check", () => {
  expect(shown(casts(repository))).toEqual([]);
});

test("`as X` and `<X>y` are caught; `as const`, renamed imports, tests and the kit are not", () => {
  const text = `import { a as b } from "./a.ts";
    const c = ["x"] as const;
    const d = b as unknown as string;
    const e = <string>d;
    export { c as f };`;
  const files = ["apps/web/src/a.ts", "apps/web/src/a.test.ts", "packages/contract/src/kit/a.ts"].map(
    (path) => ({
      path,
      text,
    }),
  );
  expect(casts(files).map(({ path, line }) => `${path}:${line}`)).toEqual([
    "apps/web/src/a.ts:3",
    "apps/web/src/a.ts:3",
    "apps/web/src/a.ts:4",
  ]);
});
