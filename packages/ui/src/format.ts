import { frenchCount } from "@palier/contract/kit/french-count";
import { parisLocal } from "@palier/contract/kit/paris-time";
import { shownPhone } from "@palier/contract/kit/shown-phone";

/** French formats, with no-break spaces. Instants are in Paris time. */
const count = lazily(() => new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 }));
const decimal = lazily(() => new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 6 }));
const money = lazily(() => new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" }));
const cents = lazily(
  () => new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
/** Of Paris time as if it were UTC: the browser's zone has no effect. */
const day = lazily(() => new Intl.DateTimeFormat("fr-FR", { dateStyle: "full", timeZone: "UTC" }));
const weekday = lazily(
  () =>
    new Intl.DateTimeFormat("fr-FR", { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" }),
);

const grouped = (value: number): string | undefined =>
  Number.isSafeInteger(value) && value >= 0 ? frenchCount(value) : undefined;

/** Not `Intl`'s hyphen: a minus sign is as wide as a figure. */
const signed = (text: string): string => text.replace("-", "\u2212");

/** 1234 → « 1 234 » */
export const formatCount = (value: number): string => grouped(value) ?? signed(count().format(value));
/** 1234.5 → « 1 234,5 » */
export const formatNumber = (value: number): string => grouped(value) ?? signed(decimal().format(value));
/** Integer cents → « 1 234,50 € », « −1 234,50 € » */
export const formatMoney = (valueInCents: number): string => signed(money().format(valueInCents / 100));
/** Integer cents → « 1 234,50 » */
export const formatCents = (valueInCents: number): string => signed(cents().format(valueInCents / 100));

/** Instant → `2026-11-21T10:42:00` in Paris; `undefined` if invalid. */
function localOf(iso: string): string | undefined {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? undefined : parisLocal(at);
}

/** Instant (in Paris) or calendar day → « 21/11/2026 »; empty if invalid. */
export function formatDate(iso: string): string {
  // Calendar days have no time zone.
  const local = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? iso : localOf(iso);
  return local === undefined ? "" : `${local.slice(8, 10)}/${local.slice(5, 7)}/${local.slice(0, 4)}`;
}

/** Instant → « 10:42 » in Paris; empty if invalid. */
export const formatTime = (iso: string): string => localOf(iso)?.slice(11, 16) ?? "";

/** Instant → « 21/11/2026 10:42 » in Paris; empty if invalid. */
export const formatDateTime = (iso: string): string => `${formatDate(iso)} ${formatTime(iso)}`.trim();

/** « vendredi 1er janvier »: `Intl` writes « 1 ». */
const firstAsOrdinal = (text: string): string => text.replace(/\b1\b/u, "1er");

/** Instant → « samedi 21 novembre 2026 » in Paris; empty if invalid. */
export function formatDay(iso: string): string {
  const local = localOf(iso);
  return local === undefined ? "" : firstAsOrdinal(day().format(new Date(`${local}Z`)));
}

/** `2026-11-16` → « lun. 16 nov. »; empty if invalid. */
export function formatWeekday(isoDay: string): string {
  const noon = new Date(`${isoDay}T12:00:00Z`);
  return Number.isNaN(noon.getTime()) ? "" : firstAsOrdinal(weekday().format(noon));
}

/** From a Monday → « du 23 au 29 novembre 2026 », « du 30 novembre au 6 décembre 2026 »; empty if invalid. */
export function formatWeek(monday: string): string {
  const from = new Date(`${monday}T12:00:00Z`);
  if (Number.isNaN(from.getTime())) return "";
  const to = new Date(from.getTime() + 6 * 24 * 60 * 60 * 1000);
  const [first, last] = [partsOf(from), partsOf(to)];
  const year = first.year === last.year ? "" : ` ${first.year}`;
  const month = first.month === last.month ? "" : ` ${first.month}`;
  return `du ${first.day}${month}${year} au ${last.day} ${last.month} ${last.year}`;
}

const longMonth = lazily(
  () => new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" }),
);
const shortMonth = lazily(
  () => new Intl.DateTimeFormat("fr-FR", { month: "short", year: "numeric", timeZone: "UTC" }),
);

/** `2026-11-16` → « novembre 2026 », or « nov. 2026 »; empty if invalid. */
export function formatMonth(isoDay: string, width: "long" | "short" = "long"): string {
  const noon = new Date(`${isoDay}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return "";
  return (width === "long" ? longMonth() : shortMonth()).format(noon);
}

const longDay = lazily(
  () => new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
);

function partsOf(at: Date): { readonly day: string; readonly month: string; readonly year: string } {
  const parts = new Map(
    longDay()
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const [day = "", month = "", year = ""] = [parts.get("day"), parts.get("month"), parts.get("year")];
  return { day: day === "1" ? "1er" : day, month, year };
}

/** E.164 → « 06 12 34 56 78 », « 0692 12 34 56 », with no-break spaces; foreign numbers are unchanged. */
export const formatPhone = (e164: string): string => shownPhone(e164).replaceAll(" ", "\u00a0");

/** « Jeanne Martin » → JM; at most two. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s-]+/u)
    .filter(Boolean);
  const first = words[0]?.[0] ?? "";
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? "") : "";
  return (first + last).toLocaleUpperCase("fr-FR");
}

/** For `Intl` objects: loading a locale's data takes longer than evaluating a list's other modules. */
function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
