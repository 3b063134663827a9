import type { ReactNode } from "react";
import { formatDate, formatDateTime, formatMoney, formatNumber } from "../format.ts";
import { texts } from "../texts.ts";

interface Valued {
  value: unknown;
}

/** Any plain value in words: yes and no, lists with commas, a dash for nothing. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined || value === "") return texts.none;
  if (typeof value === "string") return value;
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.length === 0 ? texts.none : value.map(plainText).join(", ");
  return texts.none;
}

const numeric = (value: unknown, format: (value: number) => string): string =>
  typeof value === "number" && Number.isFinite(value) ? format(value) : texts.none;

const dated = (value: unknown, format: (iso: string) => string): string =>
  (typeof value === "string" ? format(value) : "") || texts.none;

const Figures = ({ children }: { children: ReactNode }) => <span className="ui-figures">{children}</span>;

const TextCell = ({ value }: Valued) => plainText(value);
const StrongCell = ({ value }: Valued) => <span className="ui-cell-strong">{plainText(value)}</span>;
const NumberCell = ({ value }: Valued) => <Figures>{numeric(value, formatNumber)}</Figures>;
/** Integer cents. */
const MoneyCell = ({ value }: Valued) => <Figures>{numeric(value, formatMoney)}</Figures>;
const DateCell = ({ value }: Valued) => <Figures>{dated(value, formatDate)}</Figures>;
const DateTimeCell = ({ value }: Valued) => <Figures>{dated(value, formatDateTime)}</Figures>;

/** The cells that every table may name. A list adds its own, such as a status with its dot. */
export const standardCells = {
  text: TextCell,
  strong: StrongCell,
  number: NumberCell,
  money: MoneyCell,
  date: DateCell,
  dateTime: DateTimeCell,
} as const;
