import { deliveryPoint, service, subscription, subscriptionTexts } from "@palier/contract";
import { problemDetails } from "../../core/problem.texts.ts";
import { invalid, refuse } from "../../core/refusal.ts";
import { type CallOf, defineArea, rulesOf } from "../../from-contract/define-area.ts";
import { linkedTo, notLinkedTo } from "../../from-contract/link-scope.ts";
import { pairTable } from "../../from-contract/pair-table.ts";
import { needAsSeen } from "../../from-contract/version.ts";
import { assign, unassign } from "../../world/assignments.ts";
import { isOffered, refusedChoice } from "../../world/offered.ts";
import { need, remove } from "../../world/records.ts";
import { sectionScope, subsectionScope } from "./section-choices.ts";
import { serviceChoices } from "./service-choices.ts";
import { wrongPlace } from "./service-place.ts";
import { followService, fullSupplier, withdraw } from "./supplier-offers.ts";

const delivered = "serviceDeliveryPoint";
const deliveredPairs = pairTable(delivered, service, deliveryPoint, { isPrepared: true });

export const serviceArea = defineArea({
  area: "concierge/service",
  rules: [
    rulesOf(service, {
      unique: ["reference"],
      check: (draft, { world }) => [...wrongPlace(world, draft), ...fullSupplier(world, draft)],
      after: (row, { world, before }) => followService(world, before, row),
    }),
  ],
  counts: [
    { on: "theme", column: "serviceCount", of: "service", by: "themeId" },
    { on: "section", column: "serviceCount", of: "service", by: "sectionId" },
    { on: "section", column: "serviceCount", of: "service", by: "subsectionId" },
    { on: "service", column: "deliveryPointCount", of: delivered, by: "serviceId" },
  ],
  links: [deliveredPairs.link],
  scopes: {
    "service.sections": (call) => sectionScope(call, call.params.themeId),
    "service.subsections": (call) => subsectionScope(call, call.params.themeId),
    "service.deliveryPoints": (call) =>
      linkedTo(call, service, call.params.serviceId, delivered, "deliveryPointId"),
    "service.addableDeliveryPoints": (call) =>
      notLinkedTo(call, service, call.params.serviceId, delivered, "deliveryPointId"),
  },
  handlers: {
    "service.create.get": (call) => ({
      values: { subsectionId: null, unit: "piece" as const, vatRate: 20 as const, available: true },
      choices: serviceChoices(call, undefined),
    }),
    "service.edit.get": (call) => {
      const record = need(call, service, call.params.id);
      return { values: record, choices: serviceChoices(call, record), record };
    },
    "service.addDeliveryPoint": (call) => {
      const [row, point] = ends(call);
      const isHere = call.world.table(delivered).first({ where: pairOf(row.id, point.id) }) !== undefined;
      const { world } = call;
      if (!isHere && !isOffered(world, deliveryPoint.name, point)) {
        const message = refusedChoice(world, deliveryPoint.name, [point]);
        throw invalid([{ path: "deliveryPointId", message }]);
      }
      return assign(call, delivered, row, point);
    },
    "service.removeDeliveryPoint": (call) => unassign(call, delivered, ...ends(call)),
    // Only subscriptions bar deletion, not offers or past orders.
    "service.delete": (call) => {
      const { world } = call;
      const row = needAsSeen(call, service, call.params.id);
      const where = [{ column: "serviceId", op: "eq", value: row.id } as const];
      const count = world.table(subscription).count({ where });
      const word = count === 1 ? subscriptionTexts.singular : subscriptionTexts.plural;
      if (count > 0) {
        throw refuse("conflict", { detail: problemDetails.inUse(`${count} ${word.toLowerCase()}`) });
      }
      withdraw(world, row.id);
      remove(call, service, row);
      return { ok: true as const };
    },
  },
});

const pairOf = (serviceId: number, deliveryPointId: number) =>
  [
    { column: "serviceId", op: "eq", value: serviceId },
    { column: "deliveryPointId", op: "eq", value: deliveryPointId },
  ] as const;

function ends(call: CallOf<"service.addDeliveryPoint" | "service.removeDeliveryPoint">) {
  const row = need(call, service, call.params.serviceId);
  const point = call.world.table(deliveryPoint).get(call.body.deliveryPointId);
  if (point === undefined) {
    throw invalid([{ path: "deliveryPointId", message: problemDetails.noReference }]);
  }
  return [row, point] as const;
}
