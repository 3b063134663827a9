/**
 * Relative imports stay inside a part of the web app: the lint rules see `#features/…` and `#app/…`,
 * but only a resolved path tells where `../..` leads.
 */
import { posix } from "node:path";
import { expect, test } from "vitest";
import { importsOf } from "./imports.ts";
import type { Fault, SourceFile } from "./repository.ts";
import { isSource, repository, shown } from "./repository.ts";

/** The part that a file belongs to: a feature's folder (`features/building`), or `lists`, `forms`, `api`, `app`. */
const partOf = (path: string) =>
  /^apps\/web\/src\/(?:features\/(?:concierge\/)?[^/]+|[^/]+)\//.exec(path)?.[0];

function leaks(files: readonly SourceFile[]): Fault[] {
  return files.filter(isSource).flatMap((file) => {
    const part = partOf(file.path);
    if (part === undefined) return [];
    return importsOf(file).flatMap(({ specifier, line }): Fault[] => {
      if (!specifier.startsWith(".")) return [];
      if (posix.join(posix.dirname(file.path), specifier).startsWith(part)) return [];
      const why = `imports "${specifier}" from outside ${part}: name the part instead (#lists/…, #forms/…, #api/…); a feature never reaches into another`;
      return [{ path: file.path, line, why }];
    });
  });
}

test("no relative import of the web app leaves its part", () => {
  expect(shown(leaks(repository))).toEqual([]);
});

test("a path that climbs into another feature is caught, one inside the feature is not", () => {
  const text = `import { a } from "../order/order.list.ts";
    import { b } from "./tabs/b.tsx";
    const c = () => import("../../../app/menu.tsx");`;
  const files = [{ path: "apps/web/src/features/concierge/theme/theme.list.ts", text }];
  expect(leaks(files).map(({ line }) => line)).toEqual([1, 3]);
});
