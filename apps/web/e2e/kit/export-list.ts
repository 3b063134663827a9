import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { cellsOf } from "./csv-cells.ts";

interface ExportedList {
  /** Without `/api`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly name: string;
  readonly text: string;
  readonly headers: readonly string[];
  /** Cells by header. */
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** Exports as CSV, with the columns ticked after `choose`. */
export async function exportList(
  page: Page,
  choose: (dialog: Locator) => Promise<void> = async () => undefined,
): Promise<ExportedList> {
  await page.getByRole("button", { name: "Exporter" }).click();
  const dialog = page.getByRole("dialog", { name: "Exporter" });
  await choose(dialog);
  return exported(page, () => dialog.getByRole("button", { name: "Exporter" }).click());
}

/** @param press presses the dialog's button in any way */
export async function exported(page: Page, press: () => Promise<void>): Promise<ExportedList> {
  const asked = page.waitForRequest((request) => /^\/api\/.*export/.test(new URL(request.url()).pathname));
  const file = page.waitForEvent("download");
  await press();
  const url = new URL((await asked).url());
  const download = await file;
  const text = await readFile(await download.path(), "utf8");
  const [headers = [], ...lines] = cellsOf(text);
  await expect(page.getByRole("dialog", { name: "Exporter" })).toHaveCount(0);
  return {
    path: url.pathname.replace(/^\/api/, ""),
    query: Object.fromEntries(url.searchParams),
    name: download.suggestedFilename(),
    text,
    headers,
    rows: lines.map((line) => Object.fromEntries(headers.map((header, at) => [header, line[at] ?? ""]))),
  };
}
