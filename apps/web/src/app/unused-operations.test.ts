import { contract, routesOf } from "@palier/contract";
import { expect, test } from "vitest";

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

/** The specification's, but for pages, which are opened and not called. */
const operations = routesOf(contract).filter(
  ({ meta }) => meta.provenance === "spec" && meta.kind !== "page",
);

function unused(files: readonly string[]): string[] {
  const named = new Set(files.flatMap(routesIn));
  return operations
    .filter(({ name }) => !named.has(name.replace(/\.(?:get|post)$/, "")))
    .map(({ name, method, template }) => `${method} ${template} (${name})`);
}

test("S25 every operation of the specification is called by a screen", () => {
  expect(unused(Object.values(sources))).toEqual([]);
});

test("S25 an operation that no file calls is named", () => {
  const named = "GET /admin/settings/ajax (setting.list)";
  const file = 'import { settingRoutes as routes } from "x"; defineList({ table: routes.edit });';
  expect(unused([file])).toContain(named);
  expect(unused([file.replace("routes.edit", "routes.list")])).not.toContain(named);
  const client =
    'import { settingRoutes as routes } from "x"; const api = clientOf(routes); api.list.useQuery();';
  expect(unused([client])).not.toContain(named);
});
