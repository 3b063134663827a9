import {
  accountAdmin,
  alert,
  building,
  callback,
  change,
  conversation,
  deliveryPoint,
  deliverySlot,
  incident,
  message,
  news,
  order,
  quotation,
  setting,
  subscriber,
  subscription,
  supplier,
  ula,
  ulaEvent,
  user,
  userTexts,
  wallet,
  walletImport,
} from "@palier/contract";
import { parisAhead, secondsOf } from "../../src/seed/calendar.ts";
import { seedOf } from "../../src/seed/seed.ts";
import type { SeedOptions } from "../../src/seed/seeding.ts";
import { residentName, systemName } from "../../src/world/history.texts.ts";
import { rowsOf } from "./rows-of.ts";

export interface Action {
  readonly what: string;
  readonly who: string;
  readonly at: string;
}

export type WholeTown = ReturnType<typeof wholeTown>;

export function wholeTown(options: SeedOptions) {
  const seed = seedOf(options);
  const changes = rowsOf(change, seed);
  return {
    now: seed.now,
    admins: rowsOf(accountAdmin, seed),
    alerts: rowsOf(alert, seed),
    buildings: rowsOf(building, seed),
    callbacks: rowsOf(callback, seed),
    changes,
    histories: Map.groupBy(changes, ({ entity, recordId }) => `${entity} ${recordId}`),
    conversations: rowsOf(conversation, seed),
    points: rowsOf(deliveryPoint, seed),
    slots: rowsOf(deliverySlot, seed),
    incidents: rowsOf(incident, seed),
    messages: rowsOf(message, seed),
    news: rowsOf(news, seed),
    orders: rowsOf(order, seed),
    quotations: rowsOf(quotation, seed),
    settings: rowsOf(setting, seed),
    subscribers: rowsOf(subscriber, seed),
    subscriptions: rowsOf(subscription, seed),
    suppliers: rowsOf(supplier, seed),
    ties: rowsOf(ula, seed),
    tieEvents: rowsOf(ulaEvent, seed),
    users: rowsOf(user, seed),
    wallets: rowsOf(wallet, seed),
    imports: rowsOf(walletImport, seed),
  };
}

export function adminActions(town: WholeTown): Action[] {
  const named = (what: string, who: string | null, at: string | null): Action[] =>
    who === null || at === null || who === residentName || who === systemName ? [] : [{ what, who, at }];
  return [
    ...town.changes.flatMap((each) => named(`change of ${each.entity}`, each.byAdmin, each.at)),
    ...town.orders.flatMap(({ steps, comments, validations, refunds }) =>
      [...steps, ...comments, ...validations, ...refunds].flatMap(({ byAdmin, at }) =>
        named("order", byAdmin, at),
      ),
    ),
    ...town.tieEvents.flatMap(({ byAdmin, at }) => named("tie", byAdmin, at)),
    ...town.callbacks.flatMap(({ handledBy, handledAt }) => named("callback", handledBy, handledAt)),
    ...town.incidents.flatMap(({ steps, comments }) =>
      [...steps, ...comments].flatMap(({ byAdmin, at }) => named("incident", byAdmin, at)),
    ),
    ...town.messages.flatMap(({ authorKind, authorName, at }) =>
      authorKind === "user" ? [] : named(`message of ${authorKind}`, authorName, at),
    ),
    ...town.news.flatMap(({ status, authorName, publishAt }) =>
      status === "scheduled" ? [] : named("news", authorName, publishAt),
    ),
    ...town.settings.flatMap(({ updatedBy, updatedAt }) => named("setting", updatedBy, updatedAt)),
    ...town.imports.flatMap(({ byAdmin, startedAt }) => named("import", byAdmin, startedAt)),
  ];
}

/** `who`: the resident's id. */
export function residentActions(town: WholeTown): Action[] {
  const by = (what: string, userId: number, at: string): Action => ({ what, who: `${userId}`, at });
  const writers = new Map(town.conversations.map(({ id, userId }) => [id, userId]));
  return [
    ...town.orders.map(({ userId, createdAt }) => by("order", userId, createdAt)),
    ...town.orders.flatMap(({ userId, steps }) =>
      steps
        .filter(({ byAdmin }) => byAdmin === null)
        .map(({ status, at }) => by(`order ${status}`, userId, at)),
    ),
    ...town.quotations.map(({ userId, createdAt }) => by("quotation", userId, createdAt)),
    ...town.callbacks.map(({ userId, requestedAt }) => by("callback", userId, requestedAt)),
    ...town.incidents.map(({ reporterId, createdAt }) => by("incident", reporterId, createdAt)),
    ...town.messages
      .filter(({ authorKind }) => authorKind === "user")
      .map(({ conversationId, at }) => by("message", writers.get(conversationId) ?? 0, at)),
    ...town.tieEvents.flatMap(({ userId, at, event }) =>
      event === "requested" || event === "proofUploaded" ? [by(`tie ${event}`, userId, at)] : [],
    ),
    ...town.subscribers.map(({ userId, since }) => by("subscriber", userId, `${since}T00:00:00Z`)),
  ];
}

/** From the history. */
export function disablings({ changes }: WholeTown): Map<number, string> {
  const lines = changes.filter(
    (each) => each.entity === user.name && each.changes.some(({ to }) => to === userTexts.status.disabled),
  );
  return new Map(lines.map(({ recordId, at }) => [recordId, at]));
}

/** Minutes after midnight; weekday 0 is a Sunday. */
export function parisMoment(instant: string): { minutes: number; weekday: number } {
  const local = secondsOf(instant) + parisAhead(secondsOf(instant));
  return { minutes: Math.floor((local % 86_400) / 60), weekday: (Math.floor(local / 86_400) + 4) % 7 };
}
