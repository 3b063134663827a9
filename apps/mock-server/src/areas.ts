import { accountAdminArea } from "./areas/account-admin.ts";
import { alertArea } from "./areas/alert.ts";
import { buildingArea } from "./areas/building.ts";
import { conciergeAreas } from "./areas/concierge/concierge-areas.ts";
import { conversationArea } from "./areas/conversation.ts";
import { dashboardArea } from "./areas/dashboard.ts";
import { incidentArea } from "./areas/incident.ts";
import { managedServiceArea } from "./areas/managed-service.ts";
import { moduleArea } from "./areas/module.ts";
import { negotiatedServiceArea } from "./areas/negotiated-service.ts";
import { neighborhoodArea } from "./areas/neighborhood.ts";
import { newsArea } from "./areas/news.ts";
import { readyAnswerArea } from "./areas/ready-answer.ts";
import { searchArea } from "./areas/search.ts";
import { sessionArea } from "./areas/session.ts";
import { settingArea } from "./areas/setting.ts";
import { userArea } from "./areas/user.ts";
import { userLotAssociationArea } from "./areas/user-lot-association.ts";
import { viewArea } from "./areas/view.ts";
import { walletArea } from "./areas/wallet.ts";
import type { Area } from "./from-contract/define-area.ts";

/** Behavior that the contract alone cannot serve. */
export const areas: readonly Area[] = [
  sessionArea,
  accountAdminArea,
  alertArea,
  buildingArea,
  conversationArea,
  dashboardArea,
  incidentArea,
  managedServiceArea,
  moduleArea,
  negotiatedServiceArea,
  neighborhoodArea,
  newsArea,
  readyAnswerArea,
  searchArea,
  settingArea,
  userArea,
  userLotAssociationArea,
  viewArea,
  walletArea,
  ...conciergeAreas,
];
