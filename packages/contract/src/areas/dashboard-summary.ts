import { z } from "zod";
import * as field from "../kit/field.ts";
import { once } from "../kit/memoised.ts";
import { named } from "../kit/named.ts";
import { dashboardTexts as texts } from "./dashboard.texts.ts";
import type { WaitingName } from "./dashboard-waiting.ts";

const titled = <S extends z.ZodType>(schema: S, title: string): S => field.titled(schema, title, "extension");

const count = (title: string) => titled(field.count(), title);

/** Their changes change the figures. */
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

/** For the menu; cheaper than all figures. */
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
      /** Open and in-progress, by day of receipt (Paris), youngest first. */
      openIncidentsByAge: titled(
        field.list(
          z.object({
            age: titled(field.choice(texts.age), texts.fields.age),
            firstDay: titled(field.date().nullable(), texts.fields.firstDay),
            lastDay: titled(field.date(), texts.fields.lastDay),
            count: count(texts.fields.count),
          }),
        ),
        texts.fields.openIncidentsByAge,
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

/** In Paris, both included. */
const period = () => ({
  firstDay: titled(field.date(), texts.fields.firstDay),
  lastDay: titled(field.date(), texts.fields.lastDay),
});

/** The last twelve weeks (from Monday) or months, oldest first; the last one still runs. */
export const dashboardTrends = once(() =>
  named(
    "DashboardTrends",
    z.object({
      generatedAt: titled(field.dateTime(), texts.fields.generatedAt),
      by: titled(field.choice(texts.by), texts.fields.by),
      incidents: titled(
        field.list(
          z.object({
            ...period(),
            opened: count(texts.incidents.opened),
            resolved: count(texts.incidents.resolved),
          }),
        ),
        texts.fields.incidents,
      ),
      /** By day of order, without cancelled ones. */
      orders: titled(
        field.list(
          z.object({
            ...period(),
            /** With a validated amount; revenue minus refunds. */
            finalCount: count(texts.orders.finalCount),
            finalCents: titled(field.moneyTotal(), texts.orders.finalCents),
            /** Others; expected revenue: the concierge's proposal, else the estimate. */
            openCount: count(texts.orders.openCount),
            openCents: titled(field.moneyTotal(), texts.orders.openCents),
          }),
        ),
        texts.fields.orders,
      ),
    }),
  ),
);
export type DashboardTrends = z.output<ReturnType<typeof dashboardTrends>>;
