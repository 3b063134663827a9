import type { Finding } from "../verify/ledger.ts";

/** The same rule broken in the same way, on one or more routes. */
export interface Cause {
  readonly first: Finding;
  readonly findings: readonly Finding[];
  readonly routes: readonly string[];
}

/** Findings by cause: most routes first, unbuilt routes last. */
export function causesOf(findings: readonly Finding[]): Cause[] {
  const causes = [...Map.groupBy(findings, keyOf).values()].flatMap((own): Cause[] => {
    const [first] = own;
    const routes = [...new Set(own.map(({ route }) => route.name))];
    return first === undefined ? [] : [{ first, findings: own, routes }];
  });
  const rank = ({ first, routes }: Cause) => (first.rule === "built" ? -1 : routes.length);
  return causes.toSorted((a, b) => rank(b) - rank(a));
}

/** Regardless of numbers and names, which differ between routes. */
function keyOf({ rule, subject, expected, found }: Finding): string {
  if (rule === "built") return rule;
  const shape = (text: string) =>
    (subject === "" ? text : text.replaceAll(subject.split(" ")[0] ?? "", "…"))
      .replace(/« [^»]* »|"(?:[^"\\]|\\.)*"/g, "…")
      .replace(/\d+/g, "#");
  // `found` is usually a value; a status or type belongs to the cause.
  const isCause = /^status |^[\w.-]+\/[\w.+-]+|^no /.test(found);
  return [rule, shape(expected), isCause ? shape(found) : ""].join("\n");
}
