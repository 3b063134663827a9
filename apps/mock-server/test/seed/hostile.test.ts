/** Malicious texts leave the server as text in every format. */
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { MockApp } from "../../src/app.ts";
import { catalog } from "../../src/world/catalog.ts";
import { routes } from "../kit/route-bodies.ts";
import { visitorOf } from "../kit/worlds.ts";

const few = ["building", "user", "ula", "order", "incident", "conversation", "service", "change"];
const app = new MockApp({
  seed: "hostile:palier",
  rows: Object.fromEntries(few.map((table) => [table, 60])),
});
const client = visitorOf(app, "default");
await client.signIn();
const world = app.world();
const { tables, rules } = app.ground;
const rowsOf = (name: string) => [...world.table(name).rows({})];

describe("hostile data", () => {
  test("is valid by the contract, and what a record repeats of another is what that one says", () => {
    const wrong = [...tables.keys()].flatMap((name) =>
      rowsOf(name).flatMap((row) => {
        const parsed = catalog.get(name)?.record.safeParse(row);
        return parsed === undefined || parsed.success
          ? []
          : [`${name} ${JSON.stringify(parsed.error.issues[0])}`];
      }),
    );
    expect(wrong.slice(0, 5)).toEqual([]);
    const untrue = rules.copies.flatMap(({ to, column, by, from, read }) =>
      rowsOf(to).flatMap((row) => {
        const source = typeof row[by] === "number" ? world.table(from).get(row[by]) : undefined;
        const said = source && (typeof read === "function" ? read(source) : source[read]);
        return source === undefined || row[column] === said ? [] : [`${to}.${column} ${row.id}`];
      }),
    );
    expect(untrue.slice(0, 5)).toEqual([]);
  });

  test("has each kind of attack, and words as long as the contract allows", () => {
    const all = JSON.stringify([...tables.keys()].flatMap(rowsOf));
    for (const attack of ["<script>alert", "onerror=alert", "javascript:", "=HYPERLINK", "\u202e", "\u200b"])
      expect(all).toContain(attack);
    expect(all).toMatch(/\\u001b\[2J/);
    expect(all).toMatch(/[\u{1d56c}]/u);
    expect(all).toMatch(/W{9000}/);
  });

  test("A02 begins no cell of a file as a formula; a workbook has none and is well-formed", async () => {
    for (const { template, meta } of routes) {
      if (meta.kind !== "export" || template.includes("{")) continue;
      const path = `${template}?length=-1&column_field_list=${Object.keys(meta.row.shape).join(",")}`;
      const csv = await (await client.get(path)).text();
      const cells = [...csv.matchAll(/(?:^|;|\r\n)("(?:[^"]|"")*"|[^;\r\n]*)/g)].map(([, cell = ""]) =>
        cell.replace(/^"/, ""),
      );
      expect(cells.length, template).toBeGreaterThan(20);
      expect(
        cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell)),
        template,
      ).toEqual([]);
      const book = await client.get(`${path}&format=xlsx`);
      for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(await book.arrayBuffer())))) {
        const xml = strFromU8(bytes);
        expect(xml, name).not.toMatch(/<f[ >]/);
        // Forbidden by XML, then markup.
        expect(xml, name).not.toMatch(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/u);
        expect(xml, name).not.toMatch(/<(?:script|img|svg|iframe)/);
      }
    }
  });

  test("holds the longest names in choices: below a parent, marked as closed, beside its details", async () => {
    const name = "W".repeat(255);
    const [tie] = rowsOf("subscription");
    const service = rowsOf("service").find(({ id }) => id === tie?.serviceId);
    const below = rowsOf("section").find(({ parentSectionId }) => parentSectionId !== null);
    const [resident] = rowsOf("user");
    const email = `${"w".repeat(248)}@w.com`;
    world.table("service").patch(service?.id ?? 0, { name, available: false });
    world.table("section").patch(below?.id ?? 0, { name, parentSectionName: name });
    world.table("user").patch(resident?.id ?? 0, { email, buildingName: name, phone: "+33612345678" });
    for (const [path, text] of [
      [`/admin/concierge/theme/${below?.themeId}/section/delete`, `${name} › ${name}`],
      [`/admin/concierge/subscription/edit/${tie?.id}`, `${name} (indisponible)`],
      [`/admin/user/ajax/search?ids=${resident?.id}`, `${name} · 06 12 34 56 78 · ${email}`],
    ] as const) {
      const answer = await client.get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(text);
    }
  });

  test("S22 is served so that pictures and documents that run something cannot", async () => {
    const names = rowsOf("ula").flatMap(({ proof }) => /ula-\d+\.pdf/.exec(JSON.stringify(proof)) ?? []);
    const kinds = new Set<string | null>();
    for (const name of names.slice(0, 12)) {
      const answer = await client.get(`/admin/media/${name}`);
      const kind = answer.headers.get("content-type");
      kinds.add(kind);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      if (kind === "application/pdf") expect(await answer.text()).toMatch(/^%PDF-/);
      else expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'.*; sandbox$/);
    }
    expect([...kinds].sort()).toEqual(["application/pdf", "image/svg+xml", "text/html; charset=utf-8"]);
  });
});
