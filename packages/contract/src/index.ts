export { accountAdminTexts } from "./areas/account-admin.texts.ts";
export { accountAdmin, pushRegistration } from "./areas/account-admin.ts";
export { alertTexts } from "./areas/alert.texts.ts";
export { alert, mostAlerts } from "./areas/alert.ts";
export { buildingTexts } from "./areas/building.texts.ts";
export { building, buildingRow } from "./areas/building.ts";
export { commentTexts } from "./areas/comment.texts.ts";
export type { Comment } from "./areas/comment.ts";
export { callbackTexts } from "./areas/concierge/callback.texts.ts";
export { callback, callbackTransitions } from "./areas/concierge/callback.ts";
export { deliveryPointTexts } from "./areas/concierge/delivery-point.texts.ts";
export { deliveryPoint } from "./areas/concierge/delivery-point.ts";
export { deliveryScheduleTexts } from "./areas/concierge/delivery-schedule.texts.ts";
export {
  type DeliverySlot,
  type DeliveryWeek,
  deliverySlot,
  deliveryWeek,
} from "./areas/concierge/delivery-schedule.ts";
export { orderTexts } from "./areas/concierge/order.texts.ts";
export { type Order, type OrderRow, order, orderRow, orderTransitions } from "./areas/concierge/order.ts";
export type {
  OrderItem,
  OrderRefund,
  OrderStep,
  OrderValidation,
} from "./areas/concierge/order-parts.ts";
export {
  type FinalAmountRefusal,
  finalAmountRefusal,
  isOpenOrder,
  isRefundedWhole,
  mayBeRefunded,
  mayBeValidated,
  needsReason,
  type RefundRefusal,
  refundable,
  refundRefusal,
  settledAmount,
  unsettledAmount,
} from "./areas/concierge/order-rules.ts";
export { quotationTexts } from "./areas/concierge/quotation.texts.ts";
export {
  type InfoBlock,
  infoBlock,
  mayBeResent,
  type Quotation,
  quotation,
  quotationTransitions,
} from "./areas/concierge/quotation.ts";
export {
  type Section,
  type SectionOrderRefusal,
  type SectionTree,
  section,
  sectionOrderRefusal,
  sectionTree,
} from "./areas/concierge/section.ts";
export { serviceTexts } from "./areas/concierge/service.texts.ts";
export { type Service, service, vatRates } from "./areas/concierge/service.ts";
export { subscriptionTexts } from "./areas/concierge/subscription.texts.ts";
export { subscriber, subscription, subscriptionTransitions } from "./areas/concierge/subscription.ts";
export { supplierTexts } from "./areas/concierge/supplier.texts.ts";
export { type Supplier, supplier, supplierRow } from "./areas/concierge/supplier.ts";
export { type SupplierOffer, type ThemeOffer, themeOffer } from "./areas/concierge/supplier-offer.ts";
export { themeTexts } from "./areas/concierge/theme.texts.ts";
export { theme } from "./areas/concierge/theme.ts";
export { conversationTexts, messageTexts } from "./areas/conversation.texts.ts";
export {
  type ConversationStatus,
  conversation,
  conversationThread,
  conversationTransitions,
  message,
} from "./areas/conversation.ts";
export { associationRequestTexts, dashboardTexts } from "./areas/dashboard.texts.ts";
export { associationRequest } from "./areas/dashboard.ts";
export { ageRows, trendRows } from "./areas/dashboard-series.ts";
export {
  type DashboardSummary,
  type DashboardTrends,
  type DashboardWaiting,
  dashboardSummary,
  dashboardTrends,
  dashboardWaiting,
  summarised,
} from "./areas/dashboard-summary.ts";
export { type WaitingName, waitingRows } from "./areas/dashboard-waiting.ts";
export { incidentTexts } from "./areas/incident.texts.ts";
export {
  type Incident,
  type IncidentStatus,
  incident,
  incidentRow,
  incidentTransitions,
} from "./areas/incident.ts";
export { managedServiceTexts } from "./areas/managed-service.texts.ts";
export { assignableManagedService, managedService, managedServiceRow } from "./areas/managed-service.ts";
export { moduleTexts } from "./areas/module.texts.ts";
export { module } from "./areas/module.ts";
export { negotiatedServiceTexts } from "./areas/negotiated-service.texts.ts";
export { assignableNegotiatedService, negotiatedService } from "./areas/negotiated-service.ts";
export { neighborhoodTexts } from "./areas/neighborhood.texts.ts";
export { assignableNeighborhood, neighborhood, neighborhoodRow } from "./areas/neighborhood.ts";
export { newsTexts } from "./areas/news.texts.ts";
export {
  type NewsStatus,
  news,
  newsByForm,
  newsRow,
  newsTransitions,
  newsWithAudience,
} from "./areas/news.ts";
export { readyAnswer } from "./areas/ready-answer.ts";
export { searchTexts } from "./areas/search.texts.ts";
export {
  maxHits,
  type SearchGroup,
  type SearchHit,
  type SearchKind,
  searchKinds,
  searchMatches,
} from "./areas/search.ts";
export { type RealtimeSettings, type Session, type SignedInAdmin, session } from "./areas/session.ts";
export { settingTexts } from "./areas/setting.texts.ts";
export { type SettingType, setting, settingValues } from "./areas/setting.ts";
export { userTexts } from "./areas/user.texts.ts";
export { user } from "./areas/user.ts";
export { ulaEventTexts, ulaTexts } from "./areas/user-lot-association.texts.ts";
export {
  takesProof,
  type UlaStatus,
  ula,
  ulaEvent,
  ulaProof,
  ulaRow,
  ulaTransitions,
} from "./areas/user-lot-association.ts";
export { viewTexts } from "./areas/view.texts.ts";
export {
  maxViewName,
  maxViews,
  type OwnView,
  ownView,
  type View,
  type ViewListName,
  view,
} from "./areas/view.ts";
export { walletImportTexts, walletTexts } from "./areas/wallet.texts.ts";
export { wallet } from "./areas/wallet.ts";
export {
  type ImportAction,
  type ImportPreview,
  maxImportColumns,
  maxImportLength,
  maxPreviewLines,
  maxRejects,
  type WalletImportStatus,
  walletImport,
  walletImportRow,
  walletImportTransitions,
} from "./areas/wallet-import.ts";
export { changeAreas, changePath } from "./change-areas.ts";
export { contract } from "./contract.ts";
export type { Marks } from "./kit/action.ts";
export { type Bounds, outOfBounds, type Range, rangeOf } from "./kit/bounds.ts";
export { type BracketValue, formatBracketQuery, parseBracketQuery } from "./kit/bracket-query.ts";
export { historyTexts } from "./kit/change.texts.ts";
export { change } from "./kit/change.ts";
export { type Checked, check, type FieldError } from "./kit/check.ts";
export {
  type CountedList,
  type CountedPeriod,
  type CountedSeries,
  type CountedTabs,
  periodFilters,
  type TabFilters,
} from "./kit/counted-tabs.ts";
export { type DayWord, dayMeant, dayWords, isDayWord } from "./kit/day-word.ts";
export { type ExportFormat, type ExportMeta, exportContentType, exportFormats } from "./kit/export.ts";
export {
  choiceOrder,
  emailPattern,
  type FieldKind,
  type FieldMeta,
  fieldMeta,
  fieldsOf,
  isNullable,
  type KindOf,
  maxCents,
  type OfKind,
  saysSomething,
  typedPostalCode,
} from "./kit/field.ts";
export { fieldKinds, isFieldKind, isLookedFor } from "./kit/field-kinds.ts";
export {
  type FilterKind,
  type FilterMeta,
  type FilterOp,
  filterMeta,
  noneWord,
  takesNone,
} from "./kit/filter.ts";
export type { FormMeta, Offering } from "./kit/form.ts";
export { maxIdempotencyKeyLength } from "./kit/idempotency.ts";
export { type Kept, keptReason } from "./kit/kept.ts";
export { numberMark } from "./kit/kit.texts.ts";
export {
  type LockPlace,
  lockAreaOf,
  lockOf,
  type RecordRef,
} from "./kit/lock.ts";
export { isNotPast, type NotPast } from "./kit/not-past.ts";
export { isNumberOf, numberKey } from "./kit/number-key.ts";
export { mayBeChosen, type Offered, referencedEntity } from "./kit/offered.ts";
export { type OptionsMeta, optionsPageLength } from "./kit/options.ts";
export {
  dayAfter,
  dayInMonth,
  isMonday,
  mondayOf,
  monthFrom,
  parisDay,
  parisDayEnd,
  parisDayStart,
  parisInstant,
  parisLocal,
  parisOffset,
} from "./kit/paris-time.ts";
export { optionalParam, paramNames, withoutOptionalParam } from "./kit/paths.ts";
export { readPhone } from "./kit/phone.ts";
export {
  type Option,
  type Problem,
  type ProblemSlug,
  problem,
  problemContentType,
  problemStatus,
} from "./kit/problem.ts";
export type { Provenance } from "./kit/provenance.ts";
export {
  type RouteKind,
  type RouteMeta,
  type StateChange,
  takesToken,
  type Undo,
  usualBody,
} from "./kit/route-meta.ts";
export { type AnyRouteMeta, type RouteEntry, routesOf } from "./kit/routes-of.ts";
export type { SearchedKind, SearchedKinds } from "./kit/searched-kinds.ts";
export {
  type Frozen,
  frozen,
  frozenKey,
  frozenReason,
  frozenState,
  leadsTo,
  mayBecome,
  type Transitions,
} from "./kit/states.ts";
export { type TableMeta, tableAnswer } from "./kit/table.ts";
export { maxPageLength, type TablePaging } from "./kit/table-query.ts";
export { dataTablesQuery, pageLength, type TableRequest } from "./kit/table-request.ts";
export { undoTime } from "./kit/undo-time.ts";
export { entityOfLockArea, lockAreas } from "./lock-areas.ts";
export { offeredTexts } from "./offered.texts.ts";
export { offeredIn, offeredOf } from "./offered.ts";
