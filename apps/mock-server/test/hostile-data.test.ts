/** Malicious texts leave the server as text in every format. */
import { contract, routesOf } from "@palier/contract";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCommandLine } from "../src/command-line.ts";
import { catalog } from "../src/world/catalog.ts";
import { type Client, openDoor } from "./harness.ts";

const door = await openDoor({
  seed: "hostile:palier",
  rows: {
    building: 60,
    user: 120,
    ula: 120,
    order: 60,
    incident: 60,
    conversation: 60,
    service: 60,
    change: 60,
  },
});
let client: Client;
beforeAll(async () => {
  client = await door.signedIn();
});
afterAll(() => door.close());
const world = door.app.world("default");
const { tables, rules } = door.app.ground;

const rowsOf = (name: string) => [...world.table(name).rows({})];

describe("hostile data", () => {
  test("is asked for by an option of the command, with any seed", () => {
    const seedOf = (...args: string[]) => {
      const command = readCommandLine(args, {});
      return command === "help" ? undefined : command.server.seed;
    };
    expect(seedOf("--hostile")).toBe("hostile:palier");
    expect(seedOf("--hostile", "--seed", "7")).toBe("hostile:7");
  });

  test("is valid by the contract: each row of each table, as it stands", () => {
    const wrong = [...tables.keys()].flatMap((name) =>
      rowsOf(name).flatMap((row) => {
        const parsed = catalog.get(name)?.record.safeParse(row);
        return parsed === undefined || parsed.success
          ? []
          : [`${name} ${JSON.stringify(parsed.error.issues[0])}`];
      }),
    );
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test("has each kind of attack, and words as long as the contract allows", () => {
    const all = JSON.stringify([...tables.keys()].flatMap(rowsOf));
    for (const attack of [
      "<script>alert",
      "onerror=alert",
      "javascript:",
      "=HYPERLINK",
      "\u202e",
      "\u200b",
    ]) {
      expect(all).toContain(attack);
    }
    expect(all).toMatch(/\\u001b\[2J/);
    expect(all).toMatch(/[\u{1d56c}]/u);
    expect(all).toMatch(/W{9000}/);
  });

  test("agrees: what a record repeats of another is what that one says", () => {
    const wrong = rules.copies.flatMap(({ to, column, by, from, read }) =>
      rowsOf(to).flatMap((row) => {
        const source = typeof row[by] === "number" ? world.table(from).get(row[by]) : undefined;
        if (source === undefined) return [];
        const said = typeof read === "function" ? read(source) : source[read];
        return row[column] === said ? [] : [`${to}.${column} ${row.id}`];
      }),
    );
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test("a choice holds the longest names: below a parent, marked as closed, beside its details", async () => {
    const name = "W".repeat(255);
    const [tie] = rowsOf("subscription");
    const service = rowsOf("service").find(({ id }) => id === tie?.serviceId);
    const below = rowsOf("section").find(({ parentSectionId }) => parentSectionId !== null);
    const [resident] = rowsOf("user");
    const email = `${"w".repeat(248)}@w.com`;
    world.table("service").patch(service?.id ?? 0, { name, available: false });
    world.table("section").patch(below?.id ?? 0, { name, parentSectionName: name });
    world.table("user").patch(resident?.id ?? 0, { email, buildingName: name });
    const offer = `concierge-ajax/manage-service/${service?.supplierId}/theme/section-list`;
    const answers = [
      await client.get(`/admin/concierge/theme/${below?.themeId}/section/delete`),
      await client.get(`/admin/concierge/subscription/edit/${tie?.id}`),
      await client.get(`/admin/user/ajax/search?ids=${resident?.id}`),
      await client.post(`/admin/concierge/${offer}`, { themeId: service?.themeId }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts[0]).toContain(`${name} › ${name}`);
    expect(texts[1]).toContain(`${name} (indisponible)`);
    expect(texts[2]).toContain(`${name} · ${email}`);
    expect(texts[3]).toContain(`${name} (indisponible)`);
  });

  const exports = routesOf(contract).flatMap(({ template, meta }) =>
    meta.kind === "export" && !template.includes("{")
      ? [`${template}?length=-1&column_field_list=${Object.keys(meta.row.shape).join(",")}`]
      : [],
  );

  test.each(exports)(
    "A02 no cell of the CSV begins as a formula, the workbook has none and is well-formed: %s",
    async (path) => {
      const csv = await (await client.get(path)).text();
      const cells = [...csv.matchAll(/(?:^|;|\r\n)("(?:[^"]|"")*"|[^;\r\n]*)/g)].map(([, cell = ""]) =>
        cell.replace(/^"/, ""),
      );
      expect(cells.length).toBeGreaterThan(20);
      expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
      const book = await client.get(`${path}&format=xlsx`);
      const parts = Object.entries(unzipSync(new Uint8Array(await book.arrayBuffer())));
      for (const [name, bytes] of parts) {
        const xml = strFromU8(bytes);
        expect(xml, name).not.toMatch(/<f[ >]/);
        // Forbidden by XML, then markup.
        expect(xml, name).not.toMatch(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/u);
        expect(xml, name).not.toMatch(/<(?:script|img|svg|iframe)/);
      }
    },
  );

  test("a mail's subject is one line, whatever a resident wrote: it adds no head of its own", async () => {
    const open = rowsOf("conversation").find(({ status }) => status === "open");
    const { id = 0, version } = open ?? {};
    world.table("conversation").patch(id, { subject: "Bonjour\r\nBcc: tous@exemple.fr\u2028x" });
    const sent = await client.post(`/admin/conversations/${id}/forward`, {
      version: (world.table("conversation").get(id) ?? { version }).version,
      recipientEmail: "syndic@exemple.fr",
      message: "À suivre.",
      includeHistory: true,
    });
    expect(sent.status).toBe(200);
    expect(world.outbox.mails().at(-1)?.subject).toBe(
      "Conversation transférée\u00a0: Bonjour Bcc: tous@exemple.fr x",
    );
  });

  test("pictures and documents that run something are served so that they cannot", async () => {
    const names = rowsOf("ula").flatMap(({ proof }) => /ula-\d+\.pdf/.exec(JSON.stringify(proof)) ?? []);
    const kinds = new Set<string | null>();
    for (const name of names.slice(0, 12)) {
      const answer = await client.get(`/admin/media/${name}`);
      const kind = answer.headers.get("content-type");
      kinds.add(kind);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      const policy = answer.headers.get("content-security-policy");
      if (kind === "application/pdf") expect(await answer.text()).toMatch(/^%PDF-/);
      else expect(policy).toMatch(/default-src 'none'.*; sandbox$/);
    }
    expect([...kinds].sort()).toEqual(["application/pdf", "image/svg+xml", "text/html; charset=utf-8"]);
  });
});
