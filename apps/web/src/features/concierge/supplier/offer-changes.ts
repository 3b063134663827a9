import type { ThemeOffer } from "@palier/contract/areas/concierge/supplier-offer";

/**
 * What was ticked and unticked since the offer was read, by service. Changes and not the whole choice, so that what another
 * admin ticks meanwhile stays.
 */
export type OfferChanges = ReadonlyMap<number, boolean>;

type OfferedSection = ThemeOffer["sections"][number];
type OfferedService = OfferedSection["services"][number];

const servicesOf = ({ sections }: ThemeOffer): readonly OfferedService[] =>
  sections.flatMap(({ services }) => services);

/** Whether a service is offered, with the changes. */
export const isOffered = ({ serviceId, offered }: OfferedService, changes: OfferChanges): boolean =>
  changes.get(serviceId) ?? offered;

/** The changes that still change something: services that are gone, or that stand so by now, are left out. */
export function liveChanges(offer: ThemeOffer, changes: OfferChanges): OfferChanges {
  const live = servicesOf(offer).flatMap((service) => {
    const wanted = changes.get(service.serviceId);
    return wanted === undefined || wanted === service.offered ? [] : [[service.serviceId, wanted] as const];
  });
  return new Map(live);
}

/** The whole choice of the theme, as it is sent. */
export const chosenServices = (offer: ThemeOffer, changes: OfferChanges): number[] =>
  servicesOf(offer)
    .filter((service) => isOffered(service, changes))
    .map(({ serviceId }) => serviceId);

/** The changes as a draft's values, and back. */
export const draftOf = (changes: OfferChanges): Readonly<Record<string, unknown>> =>
  Object.fromEntries(changes);

export const changesOf = (draft: Readonly<Record<string, unknown>> | undefined): OfferChanges =>
  new Map(
    Object.entries(draft ?? {}).flatMap(([id, wanted]) =>
      typeof wanted === "boolean" ? [[Number(id), wanted] as const] : [],
    ),
  );
