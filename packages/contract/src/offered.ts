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
 * What closes a record, entity by entity: what is closed is not chosen anew (A19). The one declaration that the server
 * refuses by, that selectors of forms are answered by, that the document says and the verifier tries. All assumed; an
 * entity that is not named here has no closed records.
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

/** What closes the records of an entity; undefined where nothing does. */
export const offeredOf = (entity: string): Offered | undefined => byEntity.get(entity);

/** The fields of a form that choose records which may be closed, each with what closes them. */
export const offeredIn = ({ values }: Pick<FormMeta, "values">): ReadonlyMap<string, Offered> =>
  new Map(
    fieldsOf(values).flatMap(([name, schema]) => {
      const of = offeredOf(referencedEntity(schema) ?? "");
      return of === undefined ? [] : [[name, of] as const];
    }),
  );
