/** An area has one name everywhere: to change orders, open three files called `order`. */
import { expect, test } from "vitest";
import type { Fault, SourceFile } from "./repository.ts";
import { isSource, repository, shown } from "./repository.ts";

const contract = "packages/contract/src/areas/";
const followers = ["apps/mock-server/src/areas/", "apps/web/src/features/"];

/** `building` or `concierge/order`, and the specification's. */
function declaredAreas(files: readonly SourceFile[]): Set<string> {
  const names = files
    .filter(({ path }) => path.startsWith(contract) && path.endsWith(".ts"))
    .map(({ path }) => path.slice(contract.length).split(".")[0] ?? "");
  const specification = files.find(({ path }) => path === "packages/contract/spec/routes.tsv")?.text ?? "";
  const named = specification.split("\n").map((line) => line.split("\t")[0] ?? "");
  return new Set([...names, ...named]);
}

/** An area's name, or one that starts with it and a hyphen. */
const isOf = (areas: ReadonlySet<string>, name: string) =>
  areas.has(name) || [...areas].some((area) => area !== "" && name.startsWith(`${area}-`));

function strayAreas(files: readonly SourceFile[]): Fault[] {
  const declared = declaredAreas(files);
  return followers.flatMap((folder) =>
    files
      .filter((file) => isSource(file) && file.path.startsWith(folder))
      .filter(({ path }) => {
        const name = path.slice(folder.length).split(".")[0] ?? "";
        // The area's own file (`order.ts`), a part (`order-amounts.ts`), or a file in its folder.
        const parts = name.split("/");
        return !parts.some((_, index) => isOf(declared, parts.slice(0, index + 1).join("/")));
      })
      .map(({ path }) => ({
        path,
        why: `belongs to no area of ${contract}: an area has the same name in contract, mock server and web`,
      })),
  );
}

test("mock server and web know only areas of the contract, by the same name", () => {
  expect(shown(strayAreas(repository))).toEqual([]);
});

test("an area that the contract does not name is caught", () => {
  const at = (path: string) => ({ path, text: "" });
  const good = [
    `${contract}building.ts`,
    `${contract}concierge/order.ts`,
    "apps/mock-server/src/areas/building.test.ts",
    "apps/mock-server/src/areas/concierge/order-amounts.ts",
    "apps/web/src/features/concierge/order/order.list.ts",
  ];
  const bad = ["apps/mock-server/src/areas/order.ts", "apps/web/src/features/buildings/building.list.ts"];
  expect(strayAreas([...good, ...bad].map(at)).map(({ path }) => path)).toEqual(bad);
});
