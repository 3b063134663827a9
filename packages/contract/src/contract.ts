import { accountAdminRoutes } from "./areas/account-admin.ts";
import { buildingRoutes } from "./areas/building.ts";
import { managedServiceRoutes } from "./areas/managed-service.ts";
import { negotiatedServiceRoutes } from "./areas/negotiated-service.ts";
import { neighborhoodRoutes } from "./areas/neighborhood.ts";
import { homeRoutes, mediaRoutes, sessionRoutes } from "./areas/session.ts";
import { userRoutes } from "./areas/user.ts";
import { userLotAssociationRoutes } from "./areas/user-lot-association.ts";
import { walletRoutes } from "./areas/wallet.ts";

/** The whole API: every operation of the specification and the extensions that its screens need. */
export const contract = {
  session: sessionRoutes,
  home: homeRoutes,
  media: mediaRoutes,
  accountAdmin: accountAdminRoutes,
  building: buildingRoutes,
  neighborhood: neighborhoodRoutes,
  user: userRoutes,
  userLotAssociation: userLotAssociationRoutes,
  wallet: walletRoutes,
  managedService: managedServiceRoutes,
  negotiatedService: negotiatedServiceRoutes,
};
