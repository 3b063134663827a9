import { accountAdminSeed } from "./areas/account-admin.ts";
import { alertSeed } from "./areas/alert.ts";
import { buildingSeed } from "./areas/building.ts";
import { changeSeed } from "./areas/change.ts";
import { callbackSeed } from "./areas/concierge/callback.ts";
import { deliveryPointSeed } from "./areas/concierge/delivery-point.ts";
import { deliverySlotSeed } from "./areas/concierge/delivery-slot.ts";
import { orderSeed } from "./areas/concierge/order.ts";
import { quotationSeed } from "./areas/concierge/quotation.ts";
import { serviceSeed } from "./areas/concierge/service.ts";
import { subscriberSeed, subscriptionSeed } from "./areas/concierge/subscription.ts";
import { supplierSeed } from "./areas/concierge/supplier.ts";
import { sectionSeed, themeSeed } from "./areas/concierge/theme.ts";
import { conversationSeed, messageSeed } from "./areas/conversation.ts";
import { incidentSeed } from "./areas/incident.ts";
import { linkSeeds } from "./areas/links.ts";
import { managedServiceSeed } from "./areas/managed-service.ts";
import { negotiatedServiceSeed } from "./areas/negotiated-service.ts";
import { neighborhoodSeed } from "./areas/neighborhood.ts";
import { newsSeed } from "./areas/news.ts";
import { moduleSeed, settingSeed } from "./areas/platform.ts";
import { readyAnswerSeed } from "./areas/ready-answer.ts";
import { ulaEventSeed } from "./areas/ula-event.ts";
import { userSeed } from "./areas/user.ts";
import { ulaSeed } from "./areas/user-lot-association.ts";
import { viewDefaultSeed, viewSeed } from "./areas/view.ts";
import { walletSeed } from "./areas/wallet.ts";
import { walletImportSeed } from "./areas/wallet-import.ts";
import { instantText } from "./calendar.ts";
import { type Media, mediaOf } from "./media.ts";
import { rowIn, type SeedOptions, type SeedTable, seedingOf } from "./seeding.ts";
import { type Town, townOf } from "./town.ts";

/** A French town. */
export interface Seed {
  readonly seed: string;
  /** ISO instant. */
  readonly now: string;
  /** Entities have the contract's names. */
  readonly tables: readonly SeedTable[];
  /** Undefined if no row references it. */
  readonly media: (name: string) => Media | undefined;
}

/** Equal options give equal bytes (T01). A table's rows are made when it is first read. */
export const seedOf = (options: SeedOptions = {}): Seed => seedOfTown(townOf(seedingOf(options)));

function seedOfTown(town: Town): Seed {
  const buildings = buildingSeed(town);
  const ties = ulaSeed(town);
  const incidents = incidentSeed(town);
  const users = userSeed(town);
  const userAt = rowIn(users);
  const orders = orderSeed(town, userAt);
  return {
    seed: town.seed,
    now: instantText(town.now),
    tables: [
      accountAdminSeed(town),
      alertSeed(town, rowIn(orders), rowIn(incidents)),
      buildings,
      neighborhoodSeed(town),
      walletSeed(town),
      walletImportSeed(town),
      users,
      ties,
      ulaEventSeed(town, ties),
      conversationSeed(town),
      messageSeed(town),
      incidents,
      newsSeed(town),
      settingSeed(town),
      readyAnswerSeed(town),
      moduleSeed(town),
      managedServiceSeed(town),
      negotiatedServiceSeed(town),
      supplierSeed(town),
      themeSeed(town),
      sectionSeed(town),
      serviceSeed(town),
      orders,
      quotationSeed(town, userAt),
      subscriptionSeed(town),
      subscriberSeed(town),
      deliveryPointSeed(town),
      deliverySlotSeed(town),
      callbackSeed(town),
      changeSeed(town, { buildings, orders, users }),
      viewSeed(town),
      viewDefaultSeed,
      ...linkSeeds(town),
    ],
    media: mediaOf(town, { incidents, ties }),
  };
}
