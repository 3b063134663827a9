/** A request to each route. Typed bodies; others come from the form's GET. */
import { contract, fieldMeta, type RouteEntry, routesOf, type Undo } from "@palier/contract";
import { z } from "zod";
import { type AnyRow, catalog } from "../../src/world/catalog.ts";
import { save } from "../../src/world/records.ts";
import { ripple } from "../../src/world/relations.ts";
import { systemAuthor } from "../../src/world/system-author.ts";
import type { World } from "../../src/world/world.ts";
import { type Client, json } from "./client.ts";

const buildingsFile = {
  fileName: "immeubles.csv",
  kind: "buildings",
  content: "Référence;Nom;Adresse;Code postal;Ville;Lots\nESSAI-9;Essai;1 rue Neuve;69001;Lyon;3",
};

const typed: Readonly<Record<string, object>> = {
  "session.login": { email: "jeanne.martin@palier.test", password: "palier" },
  "accountAdmin.create.post": { firstName: "Zoé", lastName: "Neuve", email: "zoe.neuve@palier.test" },
  "accountAdmin.updateFirebaseToken": {
    firebaseToken: "t",
    language: "fr",
    deviceVersion: "1",
    platform: "web",
    model: "Chrome",
  },
  "accountAdmin.releaseFirebaseToken": { firebaseToken: "t" },
  "alert.markAllRead": { upToId: 1 },
  "building.create.post": {
    name: "Essai",
    reference: "ESSAI-1",
    street: "1 rue Neuve",
    postalCode: "69001",
    city: "Lyon",
  },
  "neighborhood.create.post": { name: "Essai", city: "Lyon" },
  "user.create.post": { firstName: "Zoé", lastName: "Neuve", email: "zoe.neuve@exemple.fr" },
  "userLotAssociation.create.post": { userId: 1, buildingId: 1, lotNumber: "ESSAI-1" },
  "userLotAssociation.proofReject.post": { reason: "illegible", comment: null, notifyUser: false },
  "userLotAssociation.proofUpload.post": {
    file: { fileName: "a.pdf", content: btoa("%PDF-1.4") },
  },
  "conversation.create.post": { userId: 1, subject: "Essai", body: "Bonjour" },
  "conversation.forward.post": { recipientEmail: "a@palier.test", message: "Vu", includeHistory: false },
  "conversation.reply.post": { body: "Bonjour" },
  "conversation.changeStatus": { status: "closed" },
  "incident.comment.post": { body: "Vu" },
  "incident.create.post": { reporterId: 1, buildingId: 1, title: "Essai", description: "Essai" },
  "callback.create.post": { userId: 1, topic: "Essai" },
  "wallet.create.post": { name: "Essai", managerName: "Essai" },
  "wallet.preview": buildingsFile,
  "wallet.upload.post": buildingsFile,
  "readyAnswer.create.post": { title: "Essai", body: "Essai" },
  "news.publish.post": { notify: false, residentCount: 0 },
  "news.create.post": { title: "Essai", body: "<p>Essai</p>" },
  "managedService.create.post": { name: "Essai" },
  "negotiatedService.create.post": {
    name: "Essai",
    partner: "Essai",
    discountLabel: "-5 %",
    url: "https://exemple.fr",
  },
  "order.create.post": { userId: 1, articles: [{ serviceId: 3, quantity: 1 }] },
  "order.updateFinalAmount.post": { finalAmountCents: 100, reason: "Essai" },
  "order.comment.post": { body: "Vu" },
  "order.refund.post": { amountCents: 1, reason: "Retard" },
  "service.addDeliveryPoint": { deliveryPointId: 1 },
  "service.removeDeliveryPoint": { deliveryPointId: 1 },
  "service.create.post": {
    name: "Essai",
    reference: "ESSAI-1",
    supplierId: 1,
    themeId: 1,
    sectionId: 1,
    priceCents: 100,
  },
  "subscription.create.post": { name: "Essai", serviceId: 1, priceCents: 100 },
  "subscription.changeStatus": { status: "suspended" },
  "subscription.changeSubscriberStatus": { status: "ended" },
  "subscription.addSubscriber.post": { userId: 1 },
  "theme.create.post": { name: "Essai" },
  "theme.createSection.post": { name: "Essai" },
  "theme.deleteSection.post": { sectionId: 1 },
  "theme.moveSection.post": { sectionId: 1, targetThemeId: 2 },
  "theme.updateSectionList": { sectionIds: [1] },
  "supplier.themeSections": { themeId: 1 },
  "supplier.offer": { serviceIds: [] },
  "supplier.changeOffer": { add: [], remove: [] },
  "supplier.create.post": { name: "Essai", email: "a@exemple.fr", cities: ["Lyon"] },
  "deliveryPoint.create.post": { name: "Essai", street: "1 rue Neuve", postalCode: "69001", city: "Lyon" },
  "view.create.post": { name: "Essai" },
  "view.chooseDefault": { isDefault: true },
};

/** States in which the first record of its kind accepts the call, unlike the seeded one. */
const ready: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "conversation.changeStatus": { status: "open" },
  "conversation.forward.post": { status: "open" },
  "incident.edit.post": { status: "open" },
  "news.publish.post": { status: "draft" },
  "order.delivery.post": { status: "accepted", deliveryAt: "2026-12-02T09:15:00Z" },
  "order.refund.post": {
    status: "completed",
    amountStatus: "validated",
    finalAmountCents: 5000,
    refundedCents: 0,
  },
  "order.updateFinalAmount.post": { status: "delivered", amountStatus: "toValidate", finalAmountCents: 5000 },
  "quotation.edit.post": { status: "requested" },
  "quotation.resend.post": { status: "sent", amountCents: 1000, validUntil: "2027-01-01" },
  "subscription.addSubscriber.post": { status: "active" },
  "subscription.edit.post": { status: "suspended" },
  "userLotAssociation.proofReject.post": { status: "proofToCheck" },
  "userLotAssociation.proofUpload.post": { status: "rejected" },
};

export const routes = routesOf(contract);
export const posts = routes.filter(({ method, meta }) => method === "POST" && meta.kind !== "session");

/** Puts the first record of its kind into a state that accepts the call. */
export function makeReady(world: World, route: RouteEntry): void {
  const { record } = route.meta;
  const state = ready[route.name];
  const row = record === undefined ? undefined : world.table(record.entity).first({});
  if (record !== undefined && row !== undefined && state !== undefined)
    ripple(world, record.entity, row, world.table(record.entity).patch(row.id, state));
  if (route.meta.kind === "action" && route.meta.undo !== undefined && row !== undefined)
    changeState(world, record?.entity ?? "", row, route.meta.undo);
}

/** So that there is a change of state to take back. */
function changeState(world: World, entity: string, row: AnyRow, { field, states }: Undo): void {
  const { labels = {} } = fieldMeta(catalog.get(entity)?.record.shape[field] ?? z.never());
  const [to = ""] = states;
  const from = Object.keys(labels).find((each) => each !== to);
  const before = world.table(entity).patch(row.id, { [field]: from });
  ripple(world, entity, row, before);
  save(systemAuthor(world), entity, before, { [field]: to });
}

/** About the first record of its kind, accepted by the contract. */
export async function sending(client: Client, world: World, route: RouteEntry) {
  const params = paramsOf(world, route);
  const path = filled(route.template, params);
  const { meta, name, body: schema } = route;
  const { record } = meta;
  const row = record === undefined ? undefined : world.table(meta.lock?.entity ?? record.entity).first({});
  const own = meta.kind === "form" ? (await json<{ values: object }>(client.get(path))).values : {};
  const change = meta.kind === "action" ? meta.change : undefined;
  const said = change === undefined ? [] : [change.field, ...change.counted];
  const asIs = Object.fromEntries(said.map((column) => [column, row?.[column]]));
  const body = { ...own, ...asIs, ...typed[name] };
  const versioned = { ...body, version: row?.version };
  const wantsVersion = meta.kind !== "form" && schema?.safeParse({ ...body, version: 1 }).success === true;
  return { params, path, body: wantsVersion ? versioned : body };
}

/** The first record of its kind, and the first of any others. */
export function paramsOf(world: World, { meta, pathParams }: RouteEntry): Record<string, string> {
  const { record } = meta;
  const row = record === undefined ? undefined : world.table(record.entity).first({});
  const entries = Object.entries(pathParams.shape).map(([name, schema]) => {
    const value = name === record?.param ? row?.id : row?.[name];
    return [name, String(value ?? firstOf(schema as z.ZodType))];
  });
  return Object.fromEntries(entries);
}

const firstOf = (schema: z.ZodType): string => (fieldMeta(schema).kind === "date" ? "2026-11-16" : "1");

export const filled = (template: string, params: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
