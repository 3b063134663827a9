import { expect, test } from "@palier/mock-server/playwright";

test("a quotation that nobody answered expires", async ({ otherAdmin, world }) => {
  await world.patch("quotation", 178, { status: "sent", validUntil: "2026-12-01" });
  await world.clock({ set: "2026-12-02T09:00:00Z" });
  const { text } = await otherAdmin.get("/api/admin/concierge/quotation/edit/178");
  expect(text).toContain('"status":"expired"');
});
