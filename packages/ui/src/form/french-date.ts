import { withoutUnseen } from "@palier/contract/kit/typed-text";

/** Calendar days: `2026-11-20` on the wire, `20/11/2026` on screens; without time zones. */

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;
const saneYears = { first: 1900, last: 2199 };

/**
 * « 20/11/2026 », « 20-11-2026 », « 20112026 » or a pasted `2026-11-20` → `2026-11-20`; `undefined` if
 * invalid.
 */
export function parseFrenchDay(text: string): string | undefined {
  const bare = withoutUnseen(text).trim();
  const [, isoYear, isoMonth, isoDate] = isoDay.exec(bare) ?? [];
  const [, day = isoDate, month = isoMonth, year = isoYear] =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(bare) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(bare) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(iso) ? iso : undefined;
}

/** Completed input: « 1/11/26 » is in this century. While typing, two digits are an incomplete year. */
export function parseWholeFrenchDay(text: string): string | undefined {
  return parseFrenchDay(
    withoutUnseen(text)
      .trim()
      .replace(/^(\d{1,2}[/.\- ]\d{1,2}[/.\- ])(\d{2})$/, "$120$2"),
  );
}

/** `2026-11-20` → « 20/11/2026 »; `undefined` if invalid. */
export function writeFrenchDay(iso: string): string | undefined {
  const [, year, month, day] = isoDay.exec(iso) ?? [];
  return day === undefined ? undefined : `${day}/${month}/${year}`;
}

function isDay(iso: string): boolean {
  const at = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso) return false;
  return at.getUTCFullYear() >= saneYears.first && at.getUTCFullYear() <= saneYears.last;
}
