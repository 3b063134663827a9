import { readFileSync } from "node:fs";

/** One operation of the specification: a line of `spec/routes.tsv`. */
export interface SpecLine {
  readonly area: string;
  readonly method: string;
  /** The specification gives no method; GET is our reading (`GET?` in the file). */
  readonly methodIsOurs: boolean;
  readonly path: string;
  readonly kind: string;
  readonly note: string;
}

/** In the specification's order. Node only. */
export function specLines(): SpecLine[] {
  const text = readFileSync(new URL("../spec/routes.tsv", import.meta.url), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [area = "", method = "", path = "", kind = "", note = ""] = line.split("\t");
      return {
        area,
        method: method.replace("?", ""),
        methodIsOurs: method.endsWith("?"),
        path,
        kind,
        note,
      };
    });
}
