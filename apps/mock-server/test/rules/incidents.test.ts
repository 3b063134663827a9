/** Steps and comments of incidents. */
import { describe, expect, test } from "vitest";
import type { Row } from "../kit/client.ts";
import { freshWorlds } from "../kit/worlds.ts";

const { get, first, done, refused, history, post, edit, hold } = freshWorlds();

interface IncidentPage extends Row {
  steps: { at: string; status: string; byAdmin: string | null; assigneeName: string | null }[];
  comments: { byAdmin: string; body: string; visibility: string }[];
}
const base = "/admin/incident";
const page = (id: number) => get<IncidentPage>(`${base}/${id}`);
const oneThatIs = (status: string) => first(`${base}/ajax/list?status=${status}`);
const change = (id: number, values: object) => done<IncidentPage>(edit(`${base}/edit/${id}`, values));
const [jeanne, karim] = ["Jeanne Martin", "Karim Benali"];

describe("an incident", () => {
  test("keeps each step with who made it and who is responsible then; other changes are no steps", async () => {
    const { id } = await oneThatIs("open");
    await change(id, { assigneeId: null });
    const before = await page(id);
    await change(id, { status: "inProgress", assigneeId: 1 });
    await change(id, { title: "Autre titre", priority: "urgent" });
    await change(id, { assigneeId: 2 });
    const resolved = await change(id, { status: "resolved" });
    expect(resolved.steps.slice(before.steps.length)).toMatchObject([
      { status: "inProgress", byAdmin: jeanne, assigneeName: jeanne },
      { status: "inProgress", byAdmin: jeanne, assigneeName: karim },
      { status: "resolved", byAdmin: jeanne, assigneeName: karim },
    ]);
    expect(resolved.resolvedAt).toBe(resolved.steps.at(-1)?.at);
    // The history has the fields that changed; their list is no field of it.
    const [line] = await history(`${base}/history/${id}`);
    expect(line?.changes).toMatchObject([{ field: "status" }, { field: "resolvedAt" }]);
  });

  test("keeps its day of resolution when its responsible changes", async () => {
    const { id, resolvedAt } = await oneThatIs("resolved");
    expect(await change(id, { assigneeId: null })).toMatchObject({ resolvedAt });
  });

  test("that an admin reports begins with a step of his", async () => {
    const words = { title: "Fuite", description: "Au sous-sol" };
    const body = { reporterId: 1, buildingId: 1, category: "water", priority: "high", ...words };
    const made = await done<IncidentPage>(post(`${base}/new`, body));
    expect(made.steps).toMatchObject([{ status: "open", byAdmin: jeanne, assigneeName: null }]);
    expect(made.comments).toEqual([]);
  });

  test("takes comments without a version, which tell who wrote and stand in the history, also while it is held", async () => {
    const { id, version } = await oneThatIs("inProgress");
    const before = await page(id);
    hold("incident", id);
    const after = await done<IncidentPage>(
      post(`${base}/${id}/comment`, { body: "  Le gardien y va.  ", visibility: "internal" }),
    );
    const comment = { byAdmin: jeanne, body: "Le gardien y va.", visibility: "internal" };
    expect(after).toMatchObject({ version, comments: [...before.comments, comment] });
    const [line] = await history(`${base}/history/${id}`);
    expect(line?.changes).toEqual([
      { field: "comments", label: "Commentaire", from: null, to: comment.body },
    ]);
    expect(await refused(post(`${base}/${id}/comment`, { body: " ", visibility: "all" }))).toMatchObject({
      code: 422,
    });
  });
});
