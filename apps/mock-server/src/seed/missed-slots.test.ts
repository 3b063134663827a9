import { deliverySlot, parisInstant } from "@palier/contract";
import { expect, test } from "vitest";
import { seedOf } from "./seed.ts";

const hour = 3_600_000;

test("A15 a slot is missed once it is over, whatever the hour of the seed's present, that repeated in October too", () => {
  const nights = ["2026-11-20T07:00:00Z", "2026-10-25T00:00:00Z", "2026-12-31T22:59:00Z"];
  const hours = [0, 1, 2, 3, 4, 6, 8, 10];
  const underWay = nights.flatMap((night) =>
    hours.flatMap((passed) => {
      const now = Date.parse(night) + passed * hour;
      const table = seedOf({ now: new Date(now).toISOString() }).tables.find(
        (each) => each.table === deliverySlot.name,
      );
      const rows = Array.from({ length: table?.count ?? 0 }, (_, at) =>
        deliverySlot.record.parse(table?.rowAt(at)),
      );
      const missed = rows.filter(({ status }) => status === "missed");
      expect(missed.filter(({ date, to }) => parisInstant(`${date}T${to}`) > now)).toEqual([]);
      return rows.filter(
        ({ date, from, to, status }) =>
          status === "planned" &&
          parisInstant(`${date}T${from}`) <= now &&
          parisInstant(`${date}T${to}`) > now,
      );
    }),
  );
  expect(underWay).not.toEqual([]);
});
