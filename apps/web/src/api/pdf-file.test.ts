import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPdfFile } from "./pdf-file.ts";

const address = "https://palier.test/api/admin/media/proof-1.pdf";
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());

const judged = (body: string, contentType: string, status = 200) => {
  const headers = { "content-type": contentType };
  server.use(http.get(address, () => new HttpResponse(body, { status, headers })));
  return isPdfFile(address, new AbortController().signal);
};

const page = "<script>alert(document.cookie)</script>";

test("S22 a proof is a PDF by its bytes and by what the server calls it, never by one of them alone", async () => {
  expect(await judged("%PDF-1.7\n…", "application/pdf")).toBe(true);
  expect(await judged("%PDF-1.7\n…", "Application/PDF; charset=binary")).toBe(true);
  // The sender chooses the claimed type.
  expect(await judged(page, "application/pdf")).toBe(false);
  expect(await judged(`%PDF-1.7 ${page}`, "text/html")).toBe(false);
  expect(await judged(`%PDF-1.7 ${page}`, "image/svg+xml")).toBe(false);
  expect(await judged("%PDF", "application/pdf")).toBe(false);
  expect(await judged("%PDF-1.7", "application/pdf", 404)).toBe(false);
});

test("S22 a proof that cannot be read is none", async () => {
  server.use(http.get(address, () => HttpResponse.error()));
  expect(await isPdfFile(address, new AbortController().signal)).toBe(false);
});
