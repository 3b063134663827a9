import { z } from "zod";
import { lookedAt } from "../../kit/action.ts";
import * as field from "../../kit/field.ts";
import { named } from "../../kit/named.ts";
import { supplierTexts } from "./supplier.texts.ts";

/**
 * What a supplier offers of one theme: the theme's sections, their services, and a tick for each that it offers. All of
 * it is assumed: the specification gives the path `…/theme/section-list` alone.
 */
const texts = supplierTexts.offer;

const offeredService = named(
  "OfferedService",
  z.object({
    serviceId: field.reference("service"),
    serviceName: field.titled(field.text(), texts.serviceName),
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

/** Sections in the theme's order, subsections after their section. */
export const themeOffer = named(
  "ThemeOffer",
  z.object({
    /** The supplier's: a choice that was made by an older one is refused. */
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
