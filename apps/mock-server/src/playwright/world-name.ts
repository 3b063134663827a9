import { randomBytes } from "node:crypto";

const longest = 64;

/**
 * A name that no other test of any run has, so that many runs may share one server; it begins with the test's title, so
 * that a reader of `/__mock` finds it.
 */
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
