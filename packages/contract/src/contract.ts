import { accountAdminRoutes } from "./areas/account-admin.ts";
import { alertRoutes } from "./areas/alert.ts";
import { buildingRoutes } from "./areas/building.ts";
import { callbackRoutes } from "./areas/concierge/callback.ts";
import { deliveryPointRoutes } from "./areas/concierge/delivery-point.ts";
import { deliveryScheduleRoutes } from "./areas/concierge/delivery-schedule.ts";
import { orderRoutes } from "./areas/concierge/order.ts";
import { quotationRoutes } from "./areas/concierge/quotation.ts";
import { serviceRoutes } from "./areas/concierge/service.ts";
import { subscriptionRoutes } from "./areas/concierge/subscription.ts";
import { supplierRoutes } from "./areas/concierge/supplier.ts";
import { themeRoutes } from "./areas/concierge/theme.ts";
import { conversationRoutes } from "./areas/conversation.ts";
import { dashboardRoutes } from "./areas/dashboard.ts";
import { incidentRoutes } from "./areas/incident.ts";
import { managedServiceRoutes } from "./areas/managed-service.ts";
import { moduleRoutes } from "./areas/module.ts";
import { negotiatedServiceRoutes } from "./areas/negotiated-service.ts";
import { neighborhoodRoutes } from "./areas/neighborhood.ts";
import { newsRoutes } from "./areas/news.ts";
import { readyAnswerRoutes } from "./areas/ready-answer.ts";
import { searchRoutes } from "./areas/search.ts";
import { homeRoutes, mediaRoutes, sessionRoutes } from "./areas/session.ts";
import { settingRoutes } from "./areas/setting.ts";
import { userRoutes } from "./areas/user.ts";
import { userLotAssociationRoutes } from "./areas/user-lot-association.ts";
import { viewRoutes } from "./areas/view.ts";
import { walletRoutes } from "./areas/wallet.ts";

export const contract = {
  session: sessionRoutes,
  home: homeRoutes,
  media: mediaRoutes,
  accountAdmin: accountAdminRoutes,
  alert: alertRoutes,
  building: buildingRoutes,
  neighborhood: neighborhoodRoutes,
  user: userRoutes,
  userLotAssociation: userLotAssociationRoutes,
  conversation: conversationRoutes,
  wallet: walletRoutes,
  dashboard: dashboardRoutes,
  search: searchRoutes,
  incident: incidentRoutes,
  news: newsRoutes,
  setting: settingRoutes,
  readyAnswer: readyAnswerRoutes,
  module: moduleRoutes,
  managedService: managedServiceRoutes,
  negotiatedService: negotiatedServiceRoutes,
  order: orderRoutes,
  quotation: quotationRoutes,
  service: serviceRoutes,
  subscription: subscriptionRoutes,
  theme: themeRoutes,
  supplier: supplierRoutes,
  deliveryPoint: deliveryPointRoutes,
  deliverySchedule: deliveryScheduleRoutes,
  callback: callbackRoutes,
  view: viewRoutes,
};
