import { deliveryScheduleTexts as words } from "@palier/contract/areas/concierge/delivery-schedule.texts";
import { mondayOf, parisDay, parisLocal } from "@palier/contract/kit/paris-time";
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  EmptyState,
  type Fact,
  Facts,
  formatCount,
  IconButton,
  Page,
  PageHeader,
  shownDay,
  TableSkeleton,
  Tabs,
  useMedia,
  WarningIcon,
  WeekDays,
  WeekGrid,
} from "@palier/ui";
import { useCallback, useMemo, useState } from "react";
import { LoadFailure } from "#actions/load-failure.tsx";
import { failureOf, problemWith } from "#api/failure.ts";
import { serverTime, useServerMinute, useServerTime } from "#api/server-time.ts";
import { useStable } from "#lists/use-stable.ts";
import { deliveryScheduleTexts as texts } from "./delivery-schedule.texts.ts";
import { slotIcons, slotTones } from "./delivery-schedule.tones.ts";
import { HourDialog } from "./hour-dialog.tsx";
import { PrintedDeliveries } from "./printed-deliveries.tsx";
import { type DeliverySlot, mondayAsked, passes, useWeek, type WeekHour, weekAfter } from "./use-week.ts";
import { WeekExport } from "./week-export.tsx";
import { WeekFilters } from "./week-filters.tsx";
import "./delivery-schedule.css";

const noSlots: readonly DeliverySlot[] = [];

/** Week and filters are in the URL (A01); the export has the same rows. */
export function DeliveryScheduleScreen() {
  const week = useWeek();
  const { asked, filters, query, change, clear, hour, order, openHour, day, chooseDay } = week;
  const go = useTurns(week);
  const opened = useLastHour(hour);
  const { weekStart, slots = noSlots } = query.data ?? {};
  const shown = useMemo(() => slots.filter((slot) => passes(slot, filters)), [slots, filters]);
  const label = weekStart === undefined ? texts.title : texts.week(weekStart);
  const isNarrowed = Object.keys(filters).length > 0;
  // Beside an open rail a narrower window would cut days.
  const hasWeek = useMedia("(min-width: 1264px)");
  const today = useToday();
  const oneDay = week.byDay && weekStart !== undefined ? shownDay(weekStart, day, today) : undefined;
  return (
    <Page fill>
      <PageHeader
        title={label}
        count={query.data === undefined ? undefined : shown.length}
        tabs={hasWeek ? <ViewTabs {...week} /> : null}
        actions={
          <>
            <WeekTurns asked={asked} onTurn={go} onNow={() => change("week", undefined)} />
            <WeekExport weekStart={weekStart} filters={filters} count={shown.length} />
          </>
        }
      />
      {/* Announces the new week, wherever focus is. */}
      <p role="status" className="ui-hidden">
        {query.data === undefined ? "" : texts.shown(label, shown.length)}
      </p>
      {query.error === null ? (
        <div className="schedule-bar">
          <WeekFilters slots={slots} filters={filters} onChange={change} />
          <Facts facts={countsOf(shown)} layout="line" />
        </div>
      ) : (
        <WeekFailure asked={asked} error={query.error} onRetry={query.refetch} onWeek={change} />
      )}
      {query.isPending ? <TableSkeleton rows={12} columns={7} /> : null}
      {query.error === null && weekStart !== undefined ? (
        <>
          {shown.length > 0 ? null : (
            <NoDeliveries isQuiet={slots.length === 0} onClear={isNarrowed ? clear : undefined} />
          )}
          <Week
            weekStart={weekStart}
            slots={shown}
            day={hasWeek && !week.byDay ? undefined : { chosen: day, onDay: chooseDay }}
            onOpen={openHour}
            onWeek={go}
          />
          <PrintedDeliveries
            slots={oneDay === undefined ? shown : shown.filter(({ date }) => date === oneDay)}
          />
        </>
      ) : null}
      {opened === undefined || weekStart === undefined ? null : (
        <HourDialog
          cell={opened}
          open={hour !== undefined}
          slots={shown}
          order={order}
          onClose={() => openHour(undefined)}
        />
      )}
    </Page>
  );
}

/** From the week that is asked for: before its answer, none or the former one is shown. */
function useTurns({ asked, query, change }: ReturnType<typeof useWeek>) {
  const read = query.isPlaceholderData ? undefined : query.data?.weekStart;
  return useCallback(
    (weeks: number) => {
      const from = read ?? mondayAsked(asked ?? dayAt(serverTime()));
      if (from !== undefined) change("week", weekAfter(from, weeks));
    },
    [read, asked, change],
  );
}

/** This computer's day until the server's is known. */
const dayAt = (known: number | undefined): string => parisDay(known ?? Date.now());
const useToday = (): string => dayAt(useServerTime());

interface WeekTurnsProps {
  /** Undefined for the server's present week. */
  readonly asked: string | undefined;
  readonly onTurn: (weeks: -1 | 1) => void;
  readonly onNow: () => void;
}

function WeekTurns({ asked, onTurn, onNow }: WeekTurnsProps) {
  const today = useToday();
  const isNow = asked === undefined || asked === mondayOf(today);
  return (
    <>
      <IconButton icon={ChevronLeftIcon} label={texts.previous} onClick={() => onTurn(-1)} />
      <Button className="schedule-now" aria-current={isNow ? "true" : undefined} onClick={onNow}>
        {texts.today}
      </Button>
      <IconButton icon={ChevronRightIcon} label={texts.next} onClick={() => onTurn(1)} />
    </>
  );
}

/** Where there is room for both. */
function ViewTabs({ views, byDay }: Pick<ReturnType<typeof useWeek>, "views" | "byDay">) {
  const tabs = [
    { href: views.week, label: texts.wholeWeek },
    { href: views.day, label: texts.day },
  ];
  return <Tabs label={texts.views} tabs={tabs} current={byDay ? views.day : views.week} />;
}

interface WeekProps {
  readonly weekStart: string;
  readonly slots: readonly DeliverySlot[];
  /** One day at a time; undefined for the whole week. */
  readonly day: { readonly chosen: string | undefined; readonly onDay: (day: string) => void } | undefined;
  readonly onOpen: (hour: WeekHour) => void;
  readonly onWeek: (weeks: -1 | 1) => void;
}

function Week({ weekStart, slots, day, onOpen, onWeek }: WeekProps) {
  const today = useToday();
  const clock = useServerMinute();
  const now = clock === undefined ? undefined : parisLocal(clock).slice(11, 16);
  const marks = useMemo(() => slots.map(markOf), [slots]);
  const stableOpen = useStable(onOpen);
  const week = {
    label: texts.week(weekStart),
    weekStart,
    slots: marks,
    today: clock === undefined ? today : parisDay(clock),
    now,
    onOpen: stableOpen,
  };
  if (day === undefined) return <WeekGrid {...week} onWeek={onWeek} />;
  const empty = slots.length === 0 ? undefined : texts.emptyDay;
  return <WeekDays {...week} day={day.chosen} onDay={day.onDay} empty={empty} />;
}

interface NoDeliveriesProps {
  readonly isQuiet: boolean;
  readonly onClear: (() => void) | undefined;
}

function NoDeliveries({ isQuiet, onClear }: NoDeliveriesProps) {
  return (
    <EmptyState
      title={isQuiet ? texts.empty : texts.noMatch}
      actions={onClear === undefined ? null : <Button onClick={onClear}>{texts.clear}</Button>}
    >
      {isQuiet ? texts.first : null}
    </EmptyState>
  );
}

const markOf = ({ id, date, from, to, status, ...slot }: DeliverySlot) => ({
  key: id,
  date,
  from,
  to,
  title: slot.userName,
  reference: slot.orderNumber,
  details: [slot.supplierName ?? texts.withoutSupplier, slot.deliveryPointName],
  tone: slotTones[status],
  icon: slotIcons[status],
  state: words.status[status],
});

function useLastHour(hour: WeekHour | undefined): WeekHour | undefined {
  const [last, setLast] = useState(hour);
  const isNew = hour !== undefined && (hour.day !== last?.day || hour.hour !== last.hour);
  if (isNew) setLast(hour);
  return isNew ? hour : last;
}

const statuses = ["planned", "delivered", "missed", "cancelled"] as const;

const countsOf = (slots: readonly DeliverySlot[]): Fact[] =>
  statuses.map((status) => ({
    label: words.status[status],
    value: formatCount(slots.filter((slot) => slot.status === status).length),
    tone: slotTones[status],
    icon: slotIcons[status],
  }));

interface WeekFailureProps {
  readonly asked: string | undefined;
  readonly error: unknown;
  readonly onRetry: () => unknown;
  readonly onWeek: (name: string, value: string) => void;
}

/** Another weekday links to its week. */
function WeekFailure({ asked, error, onRetry, onWeek }: WeekFailureProps) {
  const failure = failureOf(error);
  const refused = problemWith(failure, 422) ?? problemWith(failure, 400);
  if (refused === undefined || asked === undefined) {
    return <LoadFailure error={error} onRetry={() => void onRetry()} />;
  }
  const monday = mondayAsked(asked);
  return (
    <div role="alert">
      <EmptyState
        icon={WarningIcon}
        title={texts.notMonday}
        actions={
          monday === undefined ? null : (
            <Button variant="primary" onClick={() => onWeek("week", monday)}>
              {texts.goToWeek(monday)}
            </Button>
          )
        }
      >
        {words.notMonday}
      </EmptyState>
    </div>
  );
}
