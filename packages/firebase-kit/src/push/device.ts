/** This browser for the registration (§3, S18). */

/** Client Hints, missing in TypeScript's DOM types. */
interface Brand {
  readonly brand: string;
  readonly version: string;
}

export interface BrowserFacts {
  readonly language: string;
  readonly userAgent: string;
  readonly brands: readonly Brand[] | undefined;
}

export interface Device {
  /** Two letters. */
  readonly language: string;
  readonly deviceVersion: string;
  readonly platform: "web";
  readonly model: string;
}

export type UserAgentReader = (
  userAgent: string,
) => Promise<{ readonly name: string; readonly version: string }>;

export async function describeDevice(facts: BrowserFacts, read: UserAgentReader): Promise<Device> {
  const brand = bestBrand(facts.brands ?? []);
  const { name, version } =
    brand === undefined ? await read(facts.userAgent) : { name: brand.brand, version: brand.version };
  return {
    language: languageOf(facts.language),
    deviceVersion: version.slice(0, 100),
    platform: "web",
    model: name.slice(0, 100),
  };
}

/** Browsers add an invented brand ("Not)A;Brand") and the engine. */
function bestBrand(brands: readonly Brand[]): Brand | undefined {
  const real = brands.filter(({ brand }) => !/not.*brand/i.test(brand));
  return real.find(({ brand }) => brand !== "Chromium") ?? real[0];
}

const languageOf = (language: string): string => {
  const letters = language.slice(0, 2).toLowerCase();
  return /^[a-z]{2}$/.test(letters) ? letters : "fr";
};

export function browserFacts(browser: Navigator): BrowserFacts {
  const hints: unknown = "userAgentData" in browser ? browser.userAgentData : undefined;
  const list = typeof hints === "object" && hints !== null && "brands" in hints ? hints.brands : undefined;
  const brands = Array.isArray(list) ? list.filter(isBrand) : undefined;
  return { language: browser.language, userAgent: browser.userAgent, brands };
}

const isBrand = (value: unknown): value is Brand =>
  typeof value === "object" &&
  value !== null &&
  "brand" in value &&
  typeof value.brand === "string" &&
  "version" in value &&
  typeof value.version === "string";
