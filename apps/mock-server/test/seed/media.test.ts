import { incident, ula } from "@palier/contract";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { rowsOf, seed } from "./rows-of.ts";

const ties = rowsOf(ula);

describe("pictures and proofs", () => {
  test("every photo and proof that a row names can be opened, and no other", () => {
    const photos = rowsOf(incident).flatMap((row) => row.photos);
    const proofs = ties.flatMap((row) => row.proof ?? []);
    for (const url of photos)
      expect(seed.media(url.replace("/admin/media/", ""))?.contentType).toBe("image/svg+xml");
    for (const { url, mimeType } of proofs.slice(0, 300)) {
      expect(seed.media(url.replace("/admin/media/", ""))?.contentType).toBe(mimeType);
    }
    for (const name of [
      "",
      "incident-1-9.svg",
      "incident-999999-1.svg",
      "ula-0.pdf",
      "ula-1.svg",
      "../x",
      "ula-1-2.pdf",
    ]) {
      expect(seed.media(name)).toBeUndefined();
    }
  });

  test("S22 a proof is a PDF file, as an upload takes it, and names its resident's lot", () => {
    const sent = ties.filter(({ proof }) => proof !== null);
    expect(new Set(sent.map(({ proof }) => proof?.mimeType))).toEqual(new Set(["application/pdf"]));
    const [tie] = sent;
    const bytes = z.instanceof(Uint8Array).parse(seed.media(tie?.proof?.url.split("/").at(-1) ?? "")?.body);
    expect(Buffer.from(bytes).toString("latin1")).toContain(`lot ${tie?.lotNumber}`);
  });
});
