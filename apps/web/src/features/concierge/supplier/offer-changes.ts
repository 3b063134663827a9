import type { SupplierOffer, ThemeOffer } from "@palier/contract/areas/concierge/supplier-offer";

export interface OfferChange {
  readonly themeId: number;
  readonly offered: boolean;
}

/** Unsaved, by service, over all themes; as changes, so that another admin's ticks stay. */
export type OfferChanges = ReadonlyMap<number, OfferChange>;

export const noChanges: OfferChanges = new Map();

type OfferedSection = ThemeOffer["sections"][number];
export type OfferedService = OfferedSection["services"][number];

export interface KnownOffer {
  readonly figures: SupplierOffer;
  readonly themes: readonly ThemeOffer[];
}

export const isOffered = ({ serviceId, offered }: OfferedService, changes: OfferChanges): boolean =>
  changes.get(serviceId)?.offered ?? offered;

/**
 * Drops changes to deleted services and themes, or already in effect; keeps those of themes not yet loaded,
 * and those that take back what is being sent.
 */
export function liveChanges(
  { figures, themes }: KnownOffer,
  changes: OfferChanges,
  sent: OfferChanges,
): OfferChanges {
  const existing = new Set(figures.themes.map(({ themeId }) => themeId));
  const read = new Map(
    themes.map(({ themeId, sections }) => [
      themeId,
      new Map(
        sections.flatMap(({ services }) => services).map(({ serviceId, offered }) => [serviceId, offered]),
      ),
    ]),
  );
  const isLive = ([id, { themeId, offered }]: readonly [number, OfferChange]): boolean => {
    const services = read.get(themeId);
    if (services === undefined) return existing.has(themeId);
    const now = services.get(id);
    return now !== undefined && (now !== offered || sent.get(id)?.offered === !offered);
  };
  return new Map([...changes].filter(isLive));
}

/** What takes them back: nothing is left to do for it once they were refused. */
export const takenBack = (changes: OfferChanges): OfferChanges =>
  new Map([...changes].map(([id, change]) => [id, { ...change, offered: !change.offered }]));

export function additionsOf(changes: OfferChanges): { add: number[]; remove: number[] } {
  const idsOf = (wanted: boolean): number[] =>
    [...changes].flatMap(([id, { offered }]) => (offered === wanted ? [id] : [])).sort((a, b) => a - b);
  return { add: idsOf(true), remove: idsOf(false) };
}

export const withChanges = (theme: ThemeOffer, changes: OfferChanges, version: number): ThemeOffer => ({
  ...theme,
  version,
  sections: theme.sections.map((section) => ({
    ...section,
    services: section.services.map((service) => ({ ...service, offered: isOffered(service, changes) })),
  })),
});

export interface ThemeFigures {
  readonly themeId: number;
  readonly themeName: string;
  readonly offered: number;
  readonly total: number;
  readonly unsaved: number;
}

export function figuresOf({ themes }: SupplierOffer, changes: OfferChanges): ThemeFigures[] {
  const byTheme = Map.groupBy(changes.values(), ({ themeId }) => themeId);
  return themes.map(({ themeId, themeName, offeredCount, serviceCount }) => {
    const ours = byTheme.get(themeId) ?? [];
    const added = ours.filter(({ offered }) => offered).length;
    const offered = offeredCount + added - (ours.length - added);
    return { themeId, themeName, offered, total: serviceCount, unsaved: ours.length };
  });
}

export const draftOf = (changes: OfferChanges): Readonly<Record<string, unknown>> =>
  Object.fromEntries(changes);

export const changesOf = (draft: Readonly<Record<string, unknown>> | undefined): OfferChanges =>
  new Map(
    Object.entries(draft ?? {}).flatMap(([id, kept]) =>
      isChange(kept) ? [[Number(id), { themeId: kept.themeId, offered: kept.offered }] as const] : [],
    ),
  );

const isChange = (value: unknown): value is OfferChange =>
  typeof value === "object" &&
  value !== null &&
  "themeId" in value &&
  typeof value.themeId === "number" &&
  "offered" in value &&
  typeof value.offered === "boolean";
