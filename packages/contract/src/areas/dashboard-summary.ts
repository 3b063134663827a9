import { z } from "zod";
import * as field from "../kit/field.ts";
import { once } from "../kit/memoised.ts";
import { named } from "../kit/named.ts";
import { dashboardTexts as texts } from "./dashboard.texts.ts";
import type { WaitingName } from "./dashboard-waiting.ts";

/** The dashboard's figures: what waits first, then trends by week (the last twelve, oldest first, weeks start on Monday). */
const titled = <S extends z.ZodType>(schema: S, title: string): S => field.titled(schema, title, "extension");

const count = (title: string) => titled(field.count(), title);
const week = () => titled(field.date(), texts.fields.weekStart);

/** The entities of which figures are counted: who changes one of them changes the figures. */
export const summarised = [
  "ula",
  "incident",
  "conversation",
  "order",
  "quotation",
  "callback",
  "alert",
  "building",
  "user",
] as const;

const waitingFigures = () =>
  z.object({
    associationRequests: count(texts.waiting.associationRequests),
    openIncidents: count(texts.waiting.openIncidents),
    unreadConversations: count(texts.waiting.unreadConversations),
    ordersToAccept: count(texts.waiting.ordersToAccept),
    lateOrders: count(texts.waiting.lateOrders),
    amountsToValidate: count(texts.waiting.amountsToValidate),
    quotationsToPrice: count(texts.waiting.quotationsToPrice),
    unreadAlerts: count(texts.waiting.unreadAlerts),
    callbacks: count(texts.waiting.callbacks),
  } satisfies Readonly<Record<WaitingName, unknown>>);

/** What waits for an admin, for the counts beside the menu of every screen: it costs less than all figures. */
export const dashboardWaiting = once(() =>
  named(
    "DashboardWaiting",
    z.object({
      generatedAt: titled(field.dateTime(), texts.fields.generatedAt),
      waiting: titled(field.json(waitingFigures()), texts.fields.waiting),
    }),
  ),
);
export type DashboardWaiting = z.output<ReturnType<typeof dashboardWaiting>>;

export const dashboardSummary = once(() =>
  named(
    "DashboardSummary",
    z.object({
      generatedAt: titled(field.dateTime(), texts.fields.generatedAt),
      waiting: titled(field.json(waitingFigures()), texts.fields.waiting),
      /** Incidents that are open or in progress, each in the narrowest age it fits. */
      openIncidentsByAge: titled(
        field.list(
          z.object({
            age: titled(field.choice(texts.age), texts.fields.age),
            count: count(texts.fields.count),
          }),
        ),
        texts.fields.openIncidentsByAge,
      ),
      incidentsByWeek: titled(
        field.list(
          z.object({
            weekStart: week(),
            opened: count(texts.incidentsByWeek.opened),
            resolved: count(texts.incidentsByWeek.resolved),
          }),
        ),
        texts.fields.incidentsByWeek,
      ),
      ordersByWeek: titled(
        field.list(
          z.object({
            weekStart: week(),
            orderCount: count(texts.ordersByWeek.orderCount),
            /** What was validated, refunds taken off. */
            finalCents: titled(field.moneyTotal(), texts.ordersByWeek.finalCents),
            /** What nobody validated yet: the concierge's proposal, else the estimate. */
            openCents: titled(field.moneyTotal(), texts.ordersByWeek.openCents),
          }),
        ),
        texts.fields.ordersByWeek,
      ),
      totals: titled(
        field.json(
          z.object({
            buildings: count(texts.totals.buildings),
            users: count(texts.totals.users),
            lots: count(texts.totals.lots),
          }),
        ),
        texts.fields.totals,
      ),
    }),
  ),
);
export type DashboardSummary = z.output<ReturnType<typeof dashboardSummary>>;
