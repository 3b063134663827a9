import type { Finding } from "../verify/ledger.ts";

/** One reason for findings: the same rule broken in the same way, on one route or on many. */
export interface Cause {
  readonly first: Finding;
  readonly findings: readonly Finding[];
  /** Names of the routes. */
  readonly routes: readonly string[];
}

/** The findings by their cause, those of most routes first; what is not built yet last. */
export function causesOf(findings: readonly Finding[]): Cause[] {
  const causes = [...Map.groupBy(findings, keyOf).values()].flatMap((own): Cause[] => {
    const [first] = own;
    const routes = [...new Set(own.map(({ route }) => route.name))];
    return first === undefined ? [] : [{ first, findings: own, routes }];
  });
  const rank = ({ first, routes }: Cause) => (first.rule === "built" ? -1 : routes.length);
  return causes.toSorted((a, b) => rank(b) - rank(a));
}

/** What differs from route to route and from field to field, numbers and names, is left out. */
function keyOf({ rule, subject, expected, found }: Finding): string {
  if (rule === "built") return rule;
  const shape = (text: string) =>
    (subject === "" ? text : text.replaceAll(subject.split(" ")[0] ?? "", "…"))
      .replace(/« [^»]* »|"(?:[^"\\]|\\.)*"/g, "…")
      .replace(/\d+/g, "#");
  // What was found are values, mostly: a status or a type is the cause itself.
  const isCause = /^status |^[\w.-]+\/[\w.+-]+|^no /.test(found);
  return [rule, shape(expected), isCause ? shape(found) : ""].join("\n");
}
