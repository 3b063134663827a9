import type { Area } from "../../from-contract/define-area.ts";
import { callbackArea } from "./callback.ts";
import { deliveryPointArea } from "./delivery-point.ts";
import { deliveryScheduleArea } from "./delivery-schedule.ts";
import { orderArea } from "./order.ts";
import { quotationArea } from "./quotation.ts";
import { serviceArea } from "./service.ts";
import { subscriptionArea } from "./subscription.ts";
import { supplierArea } from "./supplier.ts";
import { themeArea } from "./theme.ts";

export const conciergeAreas: readonly Area[] = [
  callbackArea,
  deliveryPointArea,
  deliveryScheduleArea,
  orderArea,
  quotationArea,
  serviceArea,
  subscriptionArea,
  supplierArea,
  themeArea,
];
