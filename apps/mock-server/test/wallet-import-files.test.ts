import { afterAll, describe, expect, test } from "vitest";
import { json, openDoor, type ProblemAnswer, type TableAnswer } from "./harness.ts";

const door = await openDoor();
const client = await door.signedIn();
afterAll(() => door.close());

const header = "Référence;Nom;Adresse;Code postal;Ville;Lots";
const line = (reference: string, more = "69003;Lyon;12") => `${reference};Les Essais;1, rue du Test;${more}`;
const upload = (content: string, more: object = {}, wallet = 1) =>
  client.post(`/admin/wallets/${wallet}/imports/new`, {
    fileName: "immeubles.csv",
    kind: "buildings",
    content,
    ...more,
  });
const refusal = async (content: string, more: object = {}) => {
  const answer = await upload(content, more);
  expect(answer.status).toBe(422);
  const [error] = (await json<ProblemAnswer>(answer)).errors ?? [];
  expect(error?.path).toBe("content");
  return error?.message ?? "";
};

describe("a file that cannot be read is refused with the line and the reason", () => {
  test.each([
    ["another header", `Prénom;Téléphone\nA;B`, /^Ligne 1.*en-tête attendu.*Référence;Nom/],
    ["a column less", `${header.replace(";Ville", "")}\nA;B;C;69003;1`, /^Ligne 1.*«\u00a0Ville\u00a0»/],
    ["a column twice", `${header};nom\nA;B;C;69003;Lyon;1;D`, /^Ligne 1.*«\u00a0nom\u00a0».*deux fois/],
    ["a picture", "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR", /caractères ne sont pas lisibles/],
    ["no header", line("R-1"), /^Ligne 1.*en-tête/],
    [
      "Latin-1 read as UTF-8",
      `${header}\n${line("R-1")}\nR-2;Les \ufffdrables;x;69003;Lyon;1`,
      /^Ligne 3.*UTF-8/,
    ],
    ["UTF-8 read as Latin-1", `${header}\nR-2;Les Ã©rables;x;69003;Lyon;1`, /^Ligne 2.*UTF-8/],
    ["an open quote", `${header}\n${line("R-1")}\nR-2;"Les Essais;x;69003;Lyon;1\n`, /^Ligne 3.*guillemet/],
    ["no line", `${header}\r\n\r\n`, /aucune ligne/],
  ])("%s", async (_name, content, message) => {
    const before = (await json<TableAnswer>(client.get("/admin/wallets/1/imports/ajax/list"))).recordsTotal;
    expect(await refusal(content)).toMatch(message);
    expect((await json<TableAnswer>(client.get("/admin/wallets/1/imports/ajax/list"))).recordsTotal).toBe(
      before,
    );
  });

  test("a file of another name, no content, and too much of it", async () => {
    expect((await upload(header, { fileName: "immeubles.png" })).status).toBe(422);
    expect((await upload("")).status).toBe(422);
    expect((await upload("x".repeat(12_000_001))).status).toBe(422);
    expect((await upload("x".repeat(16_000_001))).status).toBe(413);
    expect((await upload(`${header}\n${line("R-1")}`, {}, 999_999)).status).toBe(404);
    expect((await client.get("/admin/wallets/999999/imports/new")).status).toBe(404);
  });
});
