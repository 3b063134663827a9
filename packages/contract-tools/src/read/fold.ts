// biome-ignore lint/performance/noBarrelFile: one import beside the other readers of a search
export { fold } from "@palier/contract/kit/fold";

/** The longest word; undefined when too short to distinguish rows. */
export function searchWord(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const words = value.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.toSorted((a, b) => b.length - a.length)[0]?.slice(0, 60);
}
