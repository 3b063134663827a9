import { randomBytes } from "node:crypto";

const longest = 64;

/** Unique, as runs share a server; starts with the test's title, for `/__mock`. */
export function worldNameOf(title: string): string {
  const tail = randomBytes(5).toString("hex");
  const slug = title
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest - tail.length - 1)
    .replace(/^-+|-+$/g, "");
  return slug === "" ? tail : `${slug}-${tail}`;
}
