/** A workbook of a stranger ends in time, and in words. */
import { expect, test } from "vitest";
import { WorkbookError, type WorkbookFault } from "../src/index.ts";
import { archive, rowsOf, sheetOf } from "./made.ts";

async function faultOf(bytes: Uint8Array, limits = {}): Promise<WorkbookFault | "none at all" | undefined> {
  try {
    await rowsOf(bytes, limits);
    return "none at all";
  } catch (error) {
    return error instanceof WorkbookError ? error.fault : undefined;
  }
}

const cells = (...places: string[]) =>
  sheetOf(`<row>${places.map((place) => `<c r="${place}"><v>1</v></c>`).join("")}</row>`);

test("cells end where Excel's do, at XFD1048576, and at the limit of who asks", async () => {
  expect(await faultOf(archive({ sheet: cells("A1", "XFD1") }))).toBe("none at all");
  for (const place of ["XFE1", "ZZZZZZZ1"])
    expect(await faultOf(archive({ sheet: cells(place) }))).toBe("beyond");
  const row = (r: string) => sheetOf(`<row r="${r}"><c><v>1</v></c></row>`);
  expect(await faultOf(archive({ sheet: row("1048577") }))).toBe("beyond");
  for (const r of ["0", "-1", "1.5", "x"]) expect(await faultOf(archive({ sheet: row(r) }))).toBe("damaged");
  expect(await faultOf(archive({ sheet: cells("A1", "B1", "XFD1") }), { maxCells: 16_383 })).toBe("cells");
});

test("a text ends where one of Excel's cells does, however it is written, and names its cell", async () => {
  const inline = (text: string) =>
    archive({ sheet: sheetOf(`<row r="4"><c r="C4" t="inlineStr"><is><t>${text}</t></is></c></row>`) });
  const shared = (text: string) =>
    archive({
      sheet: sheetOf('<row r="4"><c r="C4" t="s"><v>0</v></c></row>'),
      shared: `<sst><si><t>${text}</t></si></sst>`,
    });
  for (const book of [inline, shared]) {
    for (const sign of ["x", "_x0041_"]) {
      const rows = await rowsOf(book(sign.repeat(32_767)));
      expect(rows[0]?.cells[2]?.text).toHaveLength(32_767);
      for (const length of [32_768, 100_000])
        await expect(rowsOf(book(sign.repeat(length)))).rejects.toMatchObject({
          fault: "beyond",
          place: "C4",
        });
    }
  }
});

test("what is no workbook, breaks off or contradicts itself is told apart", async () => {
  const whole = archive({ sheet: sheetOf("<row><c t='inlineStr'><is><t>Nom</t></is></c></row>") });
  expect(await faultOf(whole)).toBe("none at all");
  for (let length = 0; length < whole.length; length += 5)
    expect(["none", "damaged"]).toContain(await faultOf(whole.slice(0, length)));
  expect(await faultOf(archive({ sheet: sheetOf("<row><c t='s'><v>3</v></c></row>") }))).toBe("damaged");
  expect(await faultOf(archive({ sheet: sheetOf("<row>") }))).toBe("damaged");
  const entity = `<!DOCTYPE w [<!ENTITY a "aaaa">]>${sheetOf("<row><c t='str'><v>&a;</v></c></row>")}`;
  expect(await faultOf(archive({ sheet: entity }))).toBe("damaged");
});

test("a format longer than Excel's makes no text as long as itself of each cell", async () => {
  const styles = (code: string) =>
    `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`;
  const shownBy = async (code: string) => {
    const rows = await rowsOf(
      archive({ sheet: sheetOf("<row><c s='0'><v>7</v></c></row>"), styles: styles(code) }),
    );
    return rows[0]?.cells[0]?.text;
  };
  expect(await shownBy("0".repeat(255))).toBe(`${"0".repeat(254)}7`);
  expect(await shownBy("0".repeat(256))).toBe("7");
});

/** Twice as many take about twice as long; a reader that looks for an end again and again takes four times. */
test.each(["<row ", "<row>", "<c>", "<v>", "<", '"', "<row><c r='A1' t='str'><v>", "<c/>"])(
  "many %s are read in linear time",
  async (part) => {
    const taken = async (count: number) => {
      const bytes = archive({ sheet: sheetOf(part.repeat(count)), shared: `<sst>${part.repeat(count)}` });
      const since = performance.now();
      await faultOf(bytes);
      return performance.now() - since;
    };
    await taken(1_000);
    expect(await taken(400_000)).toBeLessThan(20 * (await taken(50_000)) + 500);
  },
);
