/** `@palier/ui`: plain props; no router, query library or realtime service. */
export {
  Button,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from "./basics/button.tsx";
export type { Choice } from "./basics/choice.ts";
export { enterPart, focusPause } from "./basics/enter-part.ts";
export { IconButton, type IconButtonProps } from "./basics/icon-button.tsx";
export { isComposed } from "./basics/input-method.ts";
export { LoadingButton, type LoadingButtonProps } from "./basics/loading-button.tsx";
export { dropRepeated, useSettled } from "./basics/settled.ts";
export { Spinner, type SpinnerProps } from "./basics/spinner.tsx";
export { submitByKeys } from "./basics/submit-by-keys.ts";
export { SPINNER_TIMEOUT_MS } from "./basics/use-pending-press.ts";
export { BarChart, type BarChartProps } from "./chart/bar-chart.tsx";
export type { ChartGroup, ChartMark, ChartSeries } from "./chart/chart-parts.ts";
export { classNames } from "./class-names.ts";
export { counted } from "./counted.ts";
export { Banner, type BannerProps, type BannerTone } from "./display/banner.tsx";
export {
  Card,
  type CardProps,
  EmptyState,
  type EmptyStateProps,
} from "./display/card.tsx";
export { Chip, type ChipProps } from "./display/chip.tsx";
export { type Fact, Facts, type FactsProps } from "./display/facts.tsx";
export {
  Breadcrumb,
  type Crumb,
  Page,
  PageHeader,
  type PageHeaderProps,
  type TabLink,
  Tabs,
  type TabsProps,
} from "./display/page.tsx";
export { PAGE_LENGTH, Pager, type PagerProps } from "./display/pager.tsx";
export { People } from "./display/people.tsx";
export {
  ProgressBar,
  type ProgressBarProps,
  RouteProgress,
  Skeleton,
  TableSkeleton,
} from "./display/progress.tsx";
export { Avatar, type AvatarProps, Badge, StatusDot } from "./display/status.tsx";
export { WrittenText, type WrittenTextProps } from "./display/written-text.tsx";
export { Checkbox, type CheckboxProps, Switch, type SwitchProps } from "./form/checkbox.tsx";
export { ColorInput } from "./form/color-input.tsx";
export { ComboboxToBe } from "./form/combobox-to-be.tsx";
export { DateInput, type DateInputProps, DateTimeInput } from "./form/date-input.tsx";
export {
  ErrorSummary,
  type FieldProblem,
  wrongFields,
} from "./form/error-summary.tsx";
export { Field, type FieldProps } from "./form/field.tsx";
export { FieldGroup, type FieldGroupProps } from "./form/field-group.tsx";
export { FieldLink } from "./form/field-link.tsx";
export { FileInput, type FileInputProps } from "./form/file-input.tsx";
export {
  FieldRow,
  FormLayout,
  FormSection,
  type FormSectionProps,
  RequiredLegend,
} from "./form/form-layout.tsx";
export { dayFault } from "./form/french-date.ts";
export { parseFrenchCents, parseFrenchNumber } from "./form/french-number.ts";
export { searchedTerm } from "./form/most-searched.ts";
export { MoneyInput, NumberInput, type NumberInputProps, type Unit } from "./form/number-input.tsx";
export { RadioGroup, type RadioGroupProps } from "./form/radio-group.tsx";
export { RichText, type RichTextProps } from "./form/rich-text.tsx";
export { wordsOf } from "./form/rich-text-words.ts";
export { SafeHtml, type SafeHtmlProps } from "./form/safe-html.tsx";
export { Select, type SelectProps } from "./form/select.tsx";
export { Combobox, type ComboboxBeginning, type ComboboxProps } from "./form/selectors/combobox.tsx";
export { MultiCombobox, type MultiComboboxProps } from "./form/selectors/multi-combobox.tsx";
export type { LoadOptions, Option, OptionPage } from "./form/selectors/option-search.ts";
export { StickyActions, type StickyActionsProps } from "./form/sticky-actions.tsx";
export { TagInput, type TagInputProps } from "./form/tag-input.tsx";
export {
  EmailInput,
  PasswordInput,
  PostalCodeInput,
  TelInput,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from "./form/text-input.tsx";
export {
  formatCents,
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPhone,
  formatTime,
  formatWeek,
  formatWeekday,
  initials,
} from "./format.ts";
export * from "./icons.ts";
export { CodeFailure, type LazyCode, lazyCode } from "./lazy/lazy-code.ts";
export { lazyPart } from "./lazy/lazy-part.tsx";
export { WindowPending } from "./lazy/window-pending.tsx";
export { ButtonLink, Link, TextLink } from "./link/link.tsx";
export { type LinkProps, LinkProvider, type RenderLink, useRenderLink } from "./link/link-provider.tsx";
export { BulkBar, type BulkBarProps } from "./lists/bulk-bar.tsx";
export { ChoicesFilter, type ChoicesFilterProps } from "./lists/choices-filter.tsx";
export { ColumnsMenu, type ColumnsMenuProps } from "./lists/columns-menu.tsx";
export { type ExportColumn, ExportDialog, type ExportDialogProps } from "./lists/export-dialog.tsx";
export type { ExportFormat, ExportRequest } from "./lists/export-run.ts";
export { FilterBar, type FilterBarProps, type FilterChip } from "./lists/filter-bar.tsx";
export { RareActions } from "./lists/rare-actions.tsx";
export { SearchInput, type SearchInputProps } from "./lists/search-input.tsx";
export { of } from "./of.ts";
export { overlayCode } from "./overlay/overlay-code.tsx";
export {
  ActionDialog,
  ConfirmDialog,
  Dialog,
  Drawer,
  DropdownMenu,
  MediaModal,
  Popover,
} from "./overlay/overlays.tsx";
export type { ActionDialogProps } from "./overlay/parts/action-dialog.tsx";
export type { ColumnChoice } from "./overlay/parts/column-choice.ts";
export type { Density } from "./overlay/parts/columns-menu.tsx";
export type { ConfirmDialogProps } from "./overlay/parts/confirm-dialog.tsx";
export type { DialogProps, DrawerProps } from "./overlay/parts/dialog.tsx";
export type { MediaModalProps } from "./overlay/parts/media-modal.tsx";
export type { DropdownMenuProps, MenuEntry, MenuItem } from "./overlay/parts/menu.tsx";
export type { PopoverProps } from "./overlay/parts/popover.tsx";
export { currentOpener } from "./overlay/return-focus.ts";
export { shownDay, type WeekCell, type WeekSlot } from "./planning/week-cells.ts";
export { WeekDays, type WeekDaysProps } from "./planning/week-days.tsx";
export { WeekGrid, type WeekGridProps } from "./planning/week-grid.tsx";
export { UiProvider, type UiProviderProps } from "./provider.tsx";
export { quoted } from "./quoted.ts";
export { HeadActions, type HeadActionsProps } from "./record/head-actions.tsx";
export { type ItemsColumn, ItemsTable, type ItemsTableProps } from "./record/items-table.tsx";
export { type Photo, PhotoStrip } from "./record/photo-strip.tsx";
export { RecordLayout, type RecordLayoutProps } from "./record/record-layout.tsx";
export { Thread, type ThreadMessage, type ThreadProps } from "./record/thread.tsx";
export { Timeline, type TimelineEntry, type TimelineProps } from "./record/timeline.tsx";
export { AccountMenu, type AccountMenuProps } from "./shell/account-menu.tsx";
export { AppShell, type AppShellProps } from "./shell/app-shell.tsx";
export { Brand, BrandMark } from "./shell/brand.tsx";
export { ConnectionState, type ConnectionStateProps } from "./shell/connection-state.tsx";
export { Rail, type RailCount, type RailGroup, type RailItem, type RailProps } from "./shell/rail.tsx";
export { SearchTrigger } from "./shell/search-trigger.tsx";
export { placed } from "./sortable/order.ts";
export { SortableList, type SortableListProps } from "./sortable/sortable-list.tsx";
export { ActionButtons, type ActionButtonsProps } from "./table/action-buttons.tsx";
export { CellLink, type CellLinkProps } from "./table/cell-link.tsx";
export type { CellComponent, CellProps, Cells, RowWithId, TableColumn, TableSort } from "./table/column.ts";
export { CutText } from "./table/cut-text.tsx";
export { drawnColumnWidth } from "./table/drawn-width.ts";
export { LightTable } from "./table/light/light-table.tsx";
export { plainText } from "./table/plain-text.ts";
export type { RowAction, RowLinkAction, RowPressAction } from "./table/row-action.ts";
export { RowActions, type RowActionsProps } from "./table/row-actions.tsx";
export { RowLink, type RowLinkProps } from "./table/row-link.tsx";
export { type RowLock, RowLockMark, RowLockProvider, useRowLock } from "./table/row-lock.tsx";
export { RowMenu, type RowMenuProps } from "./table/row-menu.tsx";
export type { ColumnLayout, RowSelection, TableProps } from "./table/table-props.ts";
export { texts } from "./texts.ts";
export type { ToastAction, ToastContent } from "./toast/toast-content.ts";
export { ToastProvider, type Toasts, toastCode, useToast } from "./toast/toast-provider.tsx";
export type { Tone } from "./tone.ts";
export { useMedia, usePrinted } from "./use-media.ts";
