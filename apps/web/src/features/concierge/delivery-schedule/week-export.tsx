import {
  deliverySlot,
  deliveryScheduleRoutes as routes,
} from "@palier/contract/areas/concierge/delivery-schedule";
import { Button, DownloadIcon } from "@palier/ui";
import { useState } from "react";
import { ListExport } from "#lists/list-export.tsx";
import { columnOf } from "#lists/list-parts.ts";
import { deliveryScheduleTexts as texts } from "./delivery-schedule.texts.ts";
import type { WeekFilterValues } from "./use-week.ts";

interface WeekExportProps {
  readonly weekStart: string | undefined;
  readonly filters: WeekFilterValues;
  readonly count: number;
}

const columns = [
  "date",
  "from",
  "to",
  "deliveryPointName",
  "supplierName",
  "orderNumber",
  "userName",
  "status",
].map((name) => columnOf(name, deliverySlot.record.shape, {}));

/** §2. */
export function WeekExport({ weekStart, filters, count }: WeekExportProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={DownloadIcon} disabled={weekStart === undefined} onClick={() => setOpen(true)}>
        {texts.export}
      </Button>
      {open && weekStart !== undefined ? (
        <ListExport
          route={routes.export}
          params={{ weekStart }}
          columns={columns}
          shown={columns}
          state={{ page: 0, search: "", order: [], filters: { ...filters } }}
          count={count}
          title={texts.exportWeek(weekStart)}
          open={open}
          onOpenChange={setOpen}
        />
      ) : null}
    </>
  );
}
