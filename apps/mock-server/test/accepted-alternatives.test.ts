/** « also taken » in the contract's assumptions. */
import { afterAll, describe, expect, test } from "vitest";
import { json, openDoor, type TableAnswer } from "./harness.ts";

const door = await openDoor();
const client = await door.signedIn();
afterAll(() => door.close());

const text = async (path: string) => (await client.get(path)).text();

describe("also taken", () => {
  test("S03 an export's columns as a list, in the order in which it gives them", async () => {
    const path = "/admin/building/ajax-list-export?search[value]=a";
    const list = await text(`${path}&column_field_list[]=city&column_field_list[]=name`);
    expect(list).toContain("Ville;Nom\r\n");
    expect(list).toBe(await text(`${path}&column_field_list=city,name`));
    for (const wrong of ["[]=city&column_field_list[]=city", "[]=nonsense", "[]=", "[a]=city", ""])
      expect((await client.get(`${path}&column_field_list${wrong}`)).status, wrong).toBe(400);
  });

  test.each([["2"], ["02"], ["0000000002"]])("S24 wallet %s, digits only", async (id) => {
    const answer = await client.get(`/admin/wallets/${id}/imports/ajax/list`);
    expect(answer.status).toBe(200);
    const { data } = await json<TableAnswer>(answer);
    expect(data.length).toBeGreaterThan(0);
    expect(data.filter(({ walletId }) => walletId !== 2)).toEqual([]);
  });

  test.each([["0"], ["-2"], ["2.0"], ["2a"], ["9".repeat(31)], ["1".repeat(300)]])(
    "S24 wallet %s is none",
    async (id) => {
      expect((await client.get(`/admin/wallets/${id}/imports/ajax/list`)).status).toBe(404);
    },
  );

  test("the session's token in x-xsrf-token; a wrong one is refused there too", async () => {
    const post = (token: string) =>
      door.raw("/admin/concierge/quotation/info-block", {
        method: "POST",
        headers: { cookie: client.cookie, "content-type": "application/json", "x-xsrf-token": token },
        body: "{}",
      });
    expect((await post(client.token)).status).toBe(200);
    expect((await post("wrong")).status).toBe(403);
  });

  test("Select2's q where term is not there", async () => {
    const path = "/admin/concierge/service/search/article";
    const { results } = await json<{ results: { text: string }[] }>(client.get(path));
    const word = results[0]?.text.split(" ")[0] ?? "";
    expect(await text(`${path}?q=${encodeURIComponent(word)}`)).toBe(
      await text(`${path}?term=${encodeURIComponent(word)}`),
    );
    expect(await text(`${path}?q=zzzz`)).toContain('"results":[]');
  });

  test("a path of the specification with one slash more is another path", async () => {
    const odd = "/buildings/ajax1/admin/building/managed-services";
    expect((await client.get(odd)).status).toBe(200);
    expect((await client.get(odd.replace("ajax1", "ajax/1"))).status).toBe(404);
  });
});
