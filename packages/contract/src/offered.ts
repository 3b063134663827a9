import { accountAdmin } from "./areas/account-admin.ts";
import { building } from "./areas/building.ts";
import { deliveryPoint } from "./areas/concierge/delivery-point.ts";
import { service } from "./areas/concierge/service.ts";
import { supplier } from "./areas/concierge/supplier.ts";
import { theme } from "./areas/concierge/theme.ts";
import { managedService } from "./areas/managed-service.ts";
import { negotiatedService } from "./areas/negotiated-service.ts";
import { neighborhood } from "./areas/neighborhood.ts";
import { user } from "./areas/user.ts";
import { fieldsOf } from "./kit/field.ts";
import type { FormMeta } from "./kit/form.ts";
import { type Offered, offered, referencedEntity } from "./kit/offered.ts";
import { offeredTexts as texts } from "./offered.texts.ts";

/**
 * What keeps a record from being newly chosen (A19). Read by server, selectors, API document and verifier.
 * All assumed.
 */
export const offeredRecords: readonly Offered[] = [
  offered(building, { closed: { status: ["archived"] } }, texts.building),
  offered(neighborhood, { closed: { status: ["archived"] } }, texts.neighborhood),
  offered(user, { closed: { status: ["disabled"] } }, texts.user),
  offered(accountAdmin, { closed: { enabled: [false] } }, texts.accountAdmin),
  offered(supplier, { closed: { enabled: [false] } }, texts.supplier),
  offered(service, { closed: { available: [false] } }, texts.service),
  offered(theme, { closed: { enabled: [false] } }, texts.theme),
  offered(deliveryPoint, { closed: { enabled: [false] } }, texts.deliveryPoint),
  offered(managedService, { closed: { enabled: [false] } }, texts.managedService),
  offered(negotiatedService, { closed: { enabled: [false] }, lastDay: "endsOn" }, texts.negotiatedService),
];

const byEntity = new Map(offeredRecords.map((each) => [each.entity, each]));

/** What closes an entity's records; undefined for nothing. */
export const offeredOf = (entity: string): Offered | undefined => byEntity.get(entity);

/** A form's fields that refer to entities with closed records. */
export const offeredIn = ({ values }: Pick<FormMeta, "values">): ReadonlyMap<string, Offered> =>
  new Map(
    fieldsOf(values).flatMap(([name, schema]) => {
      const of = offeredOf(referencedEntity(schema) ?? "");
      return of === undefined ? [] : [[name, of] as const];
    }),
  );
