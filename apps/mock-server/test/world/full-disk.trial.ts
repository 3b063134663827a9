import { execFileSync } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { controlClient } from "@palier/contract/control";
import { expect, test } from "vitest";
import { createBuilding, newBuilding, readForm, saveForm } from "../kit/building-forms.ts";
import { startChild } from "../kit/child-server.ts";
import { json, type ProblemAnswer, type TableAnswer } from "../kit/client.ts";

/** Writes are refused as on a full disk. */
const limit = (pid: number, bytes: number | "unlimited") =>
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);

test("T09 a disk that is full refuses the write, keeps all that was answered, and goes on once there is room", async () => {
  const folder = await mkdtemp(join(tmpdir(), "palier-full-"));
  const file = join(folder, "palier.sqlite-wal");
  let server = await startChild(folder);
  let client = server.client();
  await client.signIn();
  const { id } = await createBuilding(client, { name: "Avant" });
  // The next page of the log does not fit.
  limit(server.pid, (await stat(file)).size + 300);

  const { values } = await readForm(client, id);
  const refused = await saveForm(client, id, { ...values, name: "Pendant" });
  expect(refused.status).toBe(500);
  expect((await json<ProblemAnswer>(refused)).detail).toContain("rien n’a été enregistré");
  const many = Array.from({ length: 5 }, () => client.post("/admin/building/new", newBuilding()));
  expect((await Promise.all(many)).map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
  // Nothing refused.
  expect((await readForm(client, id)).record).toMatchObject({ name: "Avant", version: values.version });
  const counted = () => json<TableAnswer>(client.get("/admin/building/ajax-list?length=1"));
  expect((await counted()).recordsTotal).toBe(21);

  // Nor in a world that was never written.
  expect((await server.client("neuf").signIn()).status).toBe(500);
  const fresh = controlClient(server.url).world("neuf");
  await expect(fresh.patch("building", 3, { name: "Perdu" })).rejects.toThrow(/enregistré/);

  limit(server.pid, "unlimited");
  const other = server.client("neuf");
  await other.signIn();
  expect((await readForm(other, 3)).record.name).not.toBe("Perdu");
  expect((await saveForm(client, id, { ...values, name: "Après" })).status).toBe(200);
  expect(server.printed()).toContain("n’a pas pu être écrit");
  await server.kill();
  server = await startChild(folder);
  const { cookie, token } = client;
  client = Object.assign(server.client(), { cookie, token });
  expect((await readForm(client, id)).record).toMatchObject({ name: "Après" });
  expect((await counted()).recordsTotal).toBe(21);
  await server.kill();
  await rm(folder, { recursive: true });
}, 180_000);

test("T09 a Node without SQLite, as 20, learns which one it takes, and nothing is written", async () => {
  const folder = join(await mkdtemp(join(tmpdir(), "palier-old-")), "worlds");
  await expect(startChild(folder, [], ["--no-experimental-sqlite"])).rejects.toThrow(/Node 22\.13/);
  await expect(stat(folder)).rejects.toThrow(/ENOENT/);
}, 60_000);
