import { lockAreaOf } from "@palier/contract";
import { type LockHolder, usePresence } from "@palier/firebase-kit/react";
import { formatTime, type MenuEntry, type RowLock } from "@palier/ui";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import type { ListRow } from "#lists/define-list.ts";
import { listTexts as texts } from "#lists/lists.texts.ts";
import { askingFor } from "#locks/asking.ts";
import { heldText } from "#locks/held-text.ts";
import { useAtRest } from "#navigation/when-idle.ts";
import type { RowPlace } from "./row-place.ts";

/** Another admin's lock of each row, with ways to read or request the record. */
export function useRowLock<Row extends ListRow>(
  entity: string,
  open: RowPlace<Row> | undefined,
): (row: Row) => RowLock | undefined {
  const navigate = useNavigate();
  const atRest = useAtRest();
  // The realtime service must not delay the first rows.
  const lockArea = lockAreaOf(entity);
  const locks = usePresence(atRest ? lockArea : undefined);
  return useMemo(() => {
    const ways = (row: Row): readonly MenuEntry[] | undefined => {
      const place = open?.(row);
      if (place === undefined) return undefined;
      return [
        { label: texts.readLocked, href: place },
        {
          label: texts.askForLocked,
          onSelect: () => void navigate(place, { state: askingFor(lockArea, row.id) }),
        },
      ];
    };
    return (row: Row) => lockOf(locks.get(row.id), ways(row));
  }, [locks, open, lockArea, navigate]);
}

function lockOf(holder: LockHolder | undefined, ways: readonly MenuEntry[] | undefined): RowLock | undefined {
  if (holder === undefined) return undefined;
  return { holder: holder.name, since: formatTime(holder.since), text: heldText(holder), ways };
}
