import { contract, routesOf } from "@palier/contract";
import { expect, test } from "vitest";
import { areas } from "./areas.ts";

const sources = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.*", "!../**/*.test-d.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** By contract name (`building.list`), directly or by client. A form's halves count as one. */
function routesIn(source: string): string[] {
  const imports = source.matchAll(/\b(?:type )?(\w+)Routes(?: as (\w+))?(?=[ ,}])/g);
  return [...imports].flatMap(([, area = "", alias = `${area}Routes`]) => {
    const clients = source.matchAll(new RegExp(`\\bconst (\\w+) = clientOf\\(${alias}\\)`, "g"));
    return [alias, ...[...clients].map(([, client]) => client)].flatMap((name) =>
      [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, key]) => `${area}.${key}`),
    );
  });
}

function unused(files: readonly string[], screens: ReadonlySet<string>): string[] {
  const named = new Set(files.flatMap(routesIn));
  return routesOf(contract)
    .filter(({ meta }) => meta.provenance === "spec" && screens.has(meta.area))
    .filter(({ name }) => !named.has(name.replace(/\.(?:get|post)$/, "")))
    .map(({ name, method, template }) => `${method} ${template} (${name})`);
}

const withScreens = new Set(areas.map(({ declaration }) => declaration.name));

test("S25 no operation of an area with screens is without a screen that calls it", () => {
  expect(unused(Object.values(sources), withScreens)).toEqual([]);
});

test("S25 an operation that no file calls is named", () => {
  const file = 'import { settingRoutes as routes } from "x"; defineList({ table: routes.edit });';
  expect(unused([file], new Set(["setting"]))).toEqual(["GET /admin/settings/ajax (setting.list)"]);
  expect(unused([file.replace("routes.edit", "routes.list")], new Set(["setting"]))).toEqual([]);
  const client =
    'import { settingRoutes as routes } from "x"; const api = clientOf(routes); api.list.useQuery();';
  expect(unused([client], new Set(["setting"]))).toEqual([]);
});
