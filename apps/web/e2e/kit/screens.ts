/** Every screen, derived from the areas' declarations, so that a new area needs no line here. */
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Area } from "#areas/area.ts";

export interface Screen {
  readonly path: string;
  /** `not`: the placeholder that a record's name replaces. */
  readonly heading: string | RegExp | { readonly not: string };
  /** Must be within reach at every width. */
  readonly action?: { readonly role: "link" | "button"; readonly name: string | RegExp };
  /** Shows the area's list. */
  readonly isList?: true;
}

/** Exists in every area's seed. */
const someRecord = 3;

const own: readonly Screen[] = [
  { path: "/admin/", heading: "Bonjour Jeanne" },
  { path: "/admin/notifications", heading: "Notifications" },
  { path: "/admin/accessibility", heading: "Déclaration d’accessibilité" },
  { path: "/admin/nowhere", heading: "Cette page n’existe pas" },
  // An empty list is the same component everywhere.
  { path: "/admin/building?q=zzz", heading: "Immeubles" },
];

/** Screens behind sign-in, in groups of `together` areas. */
export async function screensOfAreas(
  together: number,
): Promise<readonly { readonly areas: string; readonly screens: readonly Screen[] }[]> {
  const areas = [
    { name: "of no area", screens: own },
    ...(await areasOfTheApp()).map((area) => ({
      name: spokenName(area),
      screens: screensOfArea(area),
    })),
  ];
  return Array.from({ length: Math.ceil(areas.length / together) }, (_, index) => {
    const some = areas.slice(index * together, (index + 1) * together);
    return {
      areas: some.map(({ name }) => name).join(", "),
      screens: some.flatMap(({ screens }) => screens),
    };
  });
}

/** For `npm run journey -- every-screen --grep`: two declarations may have one name, at different places. */
const spokenName = ({ declaration: { name, at } }: Area): string =>
  at === undefined ? name : `${name} at ${at}`;

function screensOfArea({ declaration, paths }: Area): Screen[] {
  const { texts, list, screen, record, tabs = {}, screens = {} } = declaration;
  const named = { not: texts.record ?? texts.title };
  const save = { role: "button", name: /^(Enregistrer|Créer)/ } as const;
  const create =
    texts.create === undefined
      ? ({ role: "button", name: /^(Exporter|Colonnes|Autres actions de la liste)$/ } as const)
      : ({ role: "link", name: texts.create } as const);
  const isList = true as const;
  const place = paths.record(someRecord);
  return [
    ...(screen === undefined ? [] : [{ path: paths.list, heading: /\S/, action: create }]),
    ...(list === undefined ? [] : [{ path: paths.list, heading: texts.title, action: create, isList }]),
    ...(texts.create === undefined ? [] : [{ path: paths.create, heading: texts.create, action: save }]),
    ...(record === undefined ? [] : [{ path: place, heading: named }]),
    ...Object.keys(tabs).map((tab) => ({ path: `${place}/${tab}`, heading: named })),
    ...Object.entries(screens).map(([path, { title }]) => ({
      path: `${paths.list}/${path.replace(/:\w+/g, String(someRecord))}`,
      heading: path.includes(":") ? { not: title } : title,
    })),
  ];
}

/** Collected as in the app. */
async function areasOfTheApp(): Promise<Area[]> {
  const features = fileURLToPath(new URL("../../src/features", import.meta.url));
  const files = globSync("**/*.area.ts", { cwd: features }).sort();
  const modules = await Promise.all(
    files.map(async (file): Promise<Record<string, Area>> => import(`${features}/${file}`)),
  );
  return modules.flatMap((module) => Object.values(module));
}
