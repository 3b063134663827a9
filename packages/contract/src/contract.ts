import { accountAdminRoutes } from "./areas/account-admin.ts";
import { buildingRoutes } from "./areas/building.ts";
import { managedServiceRoutes } from "./areas/managed-service.ts";
import { negotiatedServiceRoutes } from "./areas/negotiated-service.ts";
import { neighborhoodRoutes } from "./areas/neighborhood.ts";
import { homeRoutes, mediaRoutes, sessionRoutes } from "./areas/session.ts";

/** The whole API: every operation of the specification and the extensions that its screens need. */
export const contract = {
  session: sessionRoutes,
  home: homeRoutes,
  media: mediaRoutes,
  accountAdmin: accountAdminRoutes,
  building: buildingRoutes,
  neighborhood: neighborhoodRoutes,
  managedService: managedServiceRoutes,
  negotiatedService: negotiatedServiceRoutes,
};
