import { describe, expect, test } from "vitest";
import { pdfDocument } from "./pdf.ts";
import { incidentPhoto } from "./svg.ts";

const page = {
  title: "Justificatif de domicile",
  createdAt: "2026-11-20T09:30:00Z",
  lines: [
    { text: "Justificatif de domicile", size: 18, bold: true },
    { text: "Mme Élodie Le Cœur (lot B12), 12\u00a0bis rue de l’Église – 45,30\u202f€" },
    { text: `Texte long\u00a0: ${"mot ".repeat(60)}` },
  ],
};
const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");

describe("PDF", () => {
  test("T01 the same page gives the same bytes", () => {
    expect(pdfDocument(page)).toEqual(pdfDocument(page));
  });

  test("each entry of the cross-reference table points to its object", () => {
    const file = latin(pdfDocument(page));
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
    expect(file.slice(start, start + 5)).toBe("xref\n");
    const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map((entry) => Number(entry[1]));
    expect(offsets).toHaveLength(7);
    offsets.forEach((offset, at) => {
      expect(file.slice(offset).startsWith(`${at + 1} 0 obj\n`)).toBe(true);
    });
    const stream = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file);
    expect(stream?.[2]?.length).toBe(Number(stream?.[1]));
  });

  test("accents are written in WinAnsi, brackets are escaped, long lines wrap", () => {
    const file = latin(pdfDocument(page));
    expect(file).toContain("Mme \u00c9lodie Le C\u009cur \\(lot B12\\)");
    expect(file).toContain("l\u0092\u00c9glise \u0096 45,30\u00a0\u0080");
    expect(file.match(/ Tj ET/g)?.length).toBe(5);
  });
});

describe("SVG", () => {
  test("T01 a photo is the same for the same arguments and differs from one incident to the next", () => {
    const photo = { seed: "palier", index: 3, category: "water", caption: "Fuite au 3e étage" };
    expect(incidentPhoto(photo)).toBe(incidentPhoto(photo));
    expect(incidentPhoto({ ...photo, category: "heating" })).not.toBe(incidentPhoto(photo));
  });

  test("what residents typed never becomes markup", () => {
    const svg = incidentPhoto({ seed: "p", index: 0, category: "?", caption: '<script>"&' });
    expect(svg).not.toContain("<script");
  });
});
