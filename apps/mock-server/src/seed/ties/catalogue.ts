/** Without making rows. */

import { articleTexts, sectionTexts, themeTexts } from "../data/catalogue.ts";
import { cities } from "../data/cities.ts";
import { conciergeNames } from "../data/companies.ts";
import { once, startsOf, tally, times } from "../lists.ts";
import type { Seeding } from "../seeding.ts";

/** `parent`: its place among the theme's sections. */
export interface SectionText {
  readonly name: string;
  readonly description: string | null;
  readonly parent: number;
  /** From 1, under one parent. */
  readonly position: number;
}

interface Article {
  readonly name: string;
  readonly theme: number;
  /** Among the theme's sections. */
  readonly section: number;
  /** Places of its subsections. */
  readonly subsections: readonly number[];
  readonly priceFrom: number;
  readonly priceTo: number;
  readonly unit: "piece" | "hour" | "kg" | "package";
  readonly vatRate: 0 | 5.5 | 10 | 20;
}

const sectionsByTheme: readonly (readonly SectionText[])[] = themeTexts.map(([theme]) => {
  const sections: SectionText[] = [];
  let position = 0;
  for (const [of, name = "", description = "", inside = ""] of sectionTexts) {
    if (of !== theme) continue;
    const parent = sections.length;
    position += 1;
    sections.push({ name, description, parent: -1, position });
    inside.split(", ").forEach((child, at) => {
      if (child !== "") sections.push({ name: child, description: null, parent, position: at + 1 });
    });
  }
  return sections;
});

const articles: readonly Article[] = articleTexts.map(
  ([of = "", name = "", prices = "", unit = "", vat = ""]) => {
    const theme = sectionsByTheme.findIndex((sections) =>
      sections.some((each) => each.name === of && each.parent < 0),
    );
    const sections = sectionsByTheme[theme] ?? [];
    const section = sections.findIndex((each) => each.name === of);
    const [priceFrom = 0, priceTo = 0] = prices.split("-").map(Number);
    return {
      name,
      theme,
      section,
      subsections: sections.flatMap((each, at) => (each.parent === section ? [at] : [])),
      priceFrom,
      priceTo,
      unit: unit === "hour" || unit === "kg" || unit === "package" ? unit : "piece",
      vatRate: vat === "0" ? 0 : vat === "5.5" ? 5.5 : vat === "10" ? 10 : 20,
    };
  },
);

const mainCities = 12;
const cityNames = cities.map((quarters) => quarters[0]?.city ?? "");

const variants = ["", " – express", " – formule éco", " – week-end", " – en soirée"];

export type Catalogue = ReturnType<typeof catalogueOf>;

export function catalogueOf(seeding: Seeding) {
  const { theme: themes, service: services } = seeding.counts;
  const starts = startsOf(times(themes, (theme) => sectionsOf(theme).length));
  const firstSection = (theme: number): number => starts[theme] ?? 0;
  const sectionCount = firstSection(themes);
  const names = times(themes, (theme) => sectionsOf(theme).map(({ name }) => name)).flat();
  const offered = articles.filter((article) => article.theme < themes);
  const drawn = seeding.stream("service.tie");
  const rounds = Math.max(1, Math.ceil(themes / themeTexts.length));

  const ties = {
    sectionCount,
    firstSection,
    sectionTexts: sectionsOf,
    themeName: (theme: number) =>
      numbered(themeTexts[theme % themeTexts.length]?.[0], theme, themeTexts.length),
    sectionName: (section: number) => names[section] ?? "",
    article: (service: number): Article => {
      const article = offered[service % offered.length];
      if (article === undefined) throw new RangeError("the catalogue is empty");
      return article;
    },
    /** Its article's, in an existing round of themes. */
    theme: (service: number): number => {
      const first = ties.article(service).theme;
      const theme = first + themeTexts.length * drawn.below(service, rounds);
      return theme < themes ? theme : first;
    },
    section: (service: number): number => firstSection(ties.theme(service)) + ties.article(service).section,
    /** −1 without a subsection. */
    subsection: (service: number): number => {
      const { subsections } = ties.article(service);
      const at = subsections[drawn.below(service + 0x1000_0000, subsections.length + 1)];
      return at === undefined ? -1 : firstSection(ties.theme(service)) + at;
    },
    serviceName: (service: number): string => {
      const round = Math.floor(service / offered.length);
      const variant = variants[round % variants.length];
      const name = `${ties.article(service).name}${variant}`;
      return round < variants.length ? name : `${name} (${round + 1})`;
    },
    priceCents: (service: number): number => {
      const { priceFrom, priceTo } = ties.article(service);
      return priceFrom * 100 + 10 * drawn.below(service + 0x2000_0000, (priceTo - priceFrom) * 10 + 1);
    },
    ...suppliersOf(seeding),
    byTheme: tally(themes, services, (service): number => ties.theme(service)),
    bySection: tally(sectionCount, services, (service): number => ties.section(service)),
    bySubsection: tally(sectionCount, services, (service): number => ties.subsection(service)),
  };
  return ties;
}

function suppliersOf(seeding: Seeding) {
  const { service: services, supplier: suppliers } = seeding.counts;
  const served = seeding.stream("supplier.cities");
  const ties = {
    /** Suppliers take turns: no search for a supplier's services. */
    supplier: (service: number): number => service % suppliers,
    supplierName: (supplier: number) =>
      numbered(conciergeNames[supplier % conciergeNames.length], supplier, conciergeNames.length),
    /** One main city, and some others. */
    supplierCities: (supplier: number): readonly string[] => {
      const random = served.at(supplier);
      const main = cityNames[supplier % mainCities] ?? "";
      return [...new Set([main, ...random.sample(cityNames, random.int(0, 4))])];
    },
    suppliersIn: (city: string): readonly number[] =>
      (byCity().get(city) ?? []).map(({ supplier }) => supplier),
    serviceCountOf: (supplier: number): number => Math.max(0, Math.ceil((services - supplier) / suppliers)),
    /** At most `most`. */
    servicesOf: (supplier: number, most: number) => {
      const count = ties.serviceCountOf(supplier);
      return Array.from({ length: Math.min(most, count) }, (_, at) => supplier + at * suppliers);
    },
  };
  const byCity = once(() => {
    const places = times(suppliers, (supplier) =>
      ties.supplierCities(supplier).map((city) => ({ city, supplier })),
    ).flat();
    return Map.groupBy(places, ({ city }) => city);
  });
  return ties;
}

function sectionsOf(theme: number): readonly SectionText[] {
  return sectionsByTheme[theme % themeTexts.length] ?? [];
}

/** « Ménage », then « Ménage 2 ». */
function numbered(name: string | undefined, index: number, texts: number): string {
  const round = Math.floor(index / texts);
  return round === 0 ? (name ?? "") : `${name} ${round + 1}`;
}
