import { z } from "zod";
import { lookedAt } from "../../kit/action.ts";
import * as field from "../../kit/field.ts";
import { once } from "../../kit/memoised.ts";
import { named } from "../../kit/named.ts";
import { supplierTexts } from "./supplier.texts.ts";

/**
 * A supplier's themes, with their sections and services. All assumed: the specification gives only the path
 * `…/theme/section-list`.
 */
const texts = supplierTexts.offer;

const offeredService = named(
  "OfferedService",
  z.object({
    serviceId: field.reference("service"),
    serviceName: field.titled(field.choiceText(), texts.serviceName),
    priceCents: field.money(),
    offered: field.titled(field.flag(), texts.offered),
  }),
);

const offeredSection = named(
  "OfferedSection",
  z.object({
    sectionId: field.reference("section"),
    sectionName: field.titled(field.text(), texts.sectionName),
    parentSectionId: field.reference("section").nullable(),
    services: field.titled(field.list(offeredService), texts.services),
  }),
);

/** In order, each followed by its subsections. */
export const themeOffer = named(
  "ThemeOffer",
  z.object({
    /** The supplier's: a stale choice is refused. */
    version: field.titled(field.count(), texts.version),
    supplierId: field.titled(field.reference("supplier"), texts.supplierId),
    themeId: field.titled(field.reference("theme"), texts.themeId),
    themeName: field.titled(field.text(), texts.themeName),
    sections: field.titled(field.list(offeredSection), texts.sections),
  }),
);
export type ThemeOffer = z.output<typeof themeOffer>;

export const offerRequest = z.strictObject({
  themeId: field.titled(field.reference("theme"), texts.themeId),
});

export const offerServices = z.strictObject({
  serviceIds: field.titled(field.list(field.reference("service"), 2000), texts.serviceIds),
  version: field.mark(lookedAt(), { title: texts.version }),
});

const offeredTheme = once(() =>
  named(
    "OfferedTheme",
    z.object({
      themeId: field.titled(field.reference("theme"), texts.themeId),
      themeName: field.titled(field.text(), texts.themeName),
      serviceCount: field.titled(field.count(), texts.serviceCount),
      offeredCount: field.titled(field.count(), texts.offeredCount),
    }),
  ),
);

/** Every theme in order, with the number of existing services that the supplier offers. */
export const supplierOffer = once(() =>
  named(
    "SupplierOffer",
    z.object({
      /** The supplier's: stale changes are refused. */
      version: field.titled(field.count(), texts.version),
      supplierId: field.titled(field.reference("supplier"), texts.supplierId),
      themes: field.titled(field.list(offeredTheme()), texts.themes),
      /** Services that name the supplier cannot be removed. */
      namedServiceIds: field.titled(field.list(field.reference("service")), texts.namedServiceIds),
    }),
  ),
);
export type SupplierOffer = z.output<ReturnType<typeof supplierOffer>>;

/** Of any theme; all or nothing. */
export const offerChanges = once(() =>
  z.strictObject({
    add: field.titled(field.list(field.reference("service"), 2000), texts.add),
    remove: field.titled(field.list(field.reference("service"), 2000), texts.remove),
    version: field.mark(lookedAt(), { title: texts.version }),
  }),
);
