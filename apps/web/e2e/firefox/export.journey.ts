import assert from "node:assert/strict";
import { journey } from "./journey.ts";

journey(
  "A02 S03 an export: two columns of the rows that are shown, in their order",
  "/admin/building?city=Lyon&tri=-lotCount",
  async (screen) => {
    await screen.press("button", "Exporter");
    await screen.press("button", "Aucune", "[role=dialog]");
    for (const column of ["Nom", "Lots"]) await screen.press("checkbox", column, "[role=dialog]");
    await screen.press("button", "Exporter", "[role=dialog]");
    await screen.isTold("Export terminé");
    const [headers, ...lines] = await screen.downloaded(/^immeubles-\d{4}-\d{2}-\d{2}\.csv$/);
    assert.deepEqual(headers, ["Nom", "Lots"]);
    const stored = await screen.rows("/admin/building/ajax-list", "&city=Lyon");
    const expected = stored.map(({ name, lotCount }) => [String(name), String(lotCount)]);
    assert.notEqual(expected.length, 0);
    assert.deepEqual(lines.toSorted(), expected.toSorted());
    const lots = lines.map(([, count]) => Number(count));
    assert.deepEqual(
      lots,
      lots.toSorted((a, b) => b - a),
    );
  },
);
