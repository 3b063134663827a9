/** Typed bodies; others come from the form's GET. */
import type { RouteEntry } from "@palier/contract";
import type { World } from "../src/world/world.ts";
import { type Client, json } from "./harness.ts";
import { filled, paramsOf } from "./route-paths.ts";

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
  "userLotAssociation.proofReject.post": { reason: "illegible", comment: null, notifyUser: false },
  "userLotAssociation.proofUpload.post": {
    file: { fileName: "a.pdf", content: btoa("%PDF-1.4") },
  },
  "conversation.forward.post": { recipientEmail: "a@palier.test", message: "Vu", includeHistory: false },
  "conversation.reply.post": { body: "Bonjour" },
  "conversation.changeStatus": { status: "closed" },
  "wallet.create.post": { name: "Essai", managerName: "Essai" },
  "wallet.preview": { fileName: "lots.csv", kind: "lots", content: "x" },
  "wallet.upload.post": { fileName: "lots.csv", kind: "lots", content: "x" },
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
