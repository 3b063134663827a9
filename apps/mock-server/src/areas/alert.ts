import { alert } from "@palier/contract";
import { missing } from "../core/refusal.ts";
import { defineArea } from "../from-contract/define-area.ts";
import type { AdminRow } from "../world/rule-shapes.ts";

export const ownAlerts = ({ id }: Pick<AdminRow, "id">) =>
  ({ column: "adminId", op: "eq", value: id }) as const;

/** Reading writes neither version nor history. */
export const alertArea = defineArea({
  area: "alert",
  scopes: {
    "alert.list": ({ admin }) => ({ where: [ownAlerts(admin)], order: [{ column: "id", dir: "desc" }] }),
  },
  handlers: {
    "alert.markRead": ({ world, admin, params }) => {
      const table = world.table(alert);
      const row = typeof params.id === "number" ? table.get(params.id) : undefined;
      if (row?.adminId !== admin.id) throw missing();
      if (!row.read) table.put({ ...row, read: true });
      return { ok: true };
    },
    "alert.markAllRead": ({ world, admin, body }) => {
      const table = world.table(alert);
      const unread = table.rows({
        where: [
          ownAlerts(admin),
          { column: "read", op: "eq", value: false },
          { column: "id", op: "lte", value: body.upToId },
        ],
      });
      for (const row of [...unread]) table.put({ ...row, read: true });
      return { ok: true };
    },
  },
});
