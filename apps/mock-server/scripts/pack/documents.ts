import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "./places.ts";

/** docs/testing.md is the package's README, without what only the repository can run. */
export async function writeDocuments(dist: string): Promise<void> {
  const read = (name: string) => readFile(join(repository, "docs", name), "utf8");
  const [testing, backup] = await Promise.all([read("testing.md"), read("backup-of-a-world.md")]);
  const [whole = ""] = testing.split(/\n## Random acts\n/);
  await mkdir(join(dist, "docs"));
  await writeFile(
    join(dist, "README.md"),
    whole.replaceAll("](backup-of-a-world.md)", "](docs/backup-of-a-world.md)"),
  );
  await writeFile(
    join(dist, "docs/backup-of-a-world.md"),
    backup.replaceAll("](testing.md)", "](../README.md)"),
  );
}
