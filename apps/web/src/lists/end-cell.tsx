import { parisDay } from "@palier/contract";
import { Badge, type CellProps, formatDate } from "@palier/ui";
import { useServerTime } from "#api/server-time.ts";
import { listTexts as texts } from "./lists.texts.ts";

/** An offer's last day; « Terminée » once it is over in Paris. */
export function EndCell<Row extends object>({ value }: CellProps<Row>) {
  const now = useServerTime();
  if (typeof value !== "string") return <span aria-hidden>—</span>;
  if (now === undefined || value >= parisDay(now)) return formatDate(value);
  return (
    <span className="list-late">
      <Badge tone="warning">{texts.ended}</Badge> {formatDate(value)}
    </span>
  );
}
