import { isBranch } from "../tree/tree.ts";
import { asSnapshot, asText, Mismatch, type RuleValue, snapshotValue } from "./values.ts";

export type Kind = "value" | "snapshot" | "auth" | "token" | "pattern" | "list";

export interface Method {
  readonly args: readonly Kind[];
  readonly needed: number;
  readonly gives: Kind;
  run(self: RuleValue, args: readonly RuleValue[]): RuleValue;
}

const method = (args: readonly Kind[], gives: Kind, run: Method["run"], needed = args.length): Method => ({
  args,
  needed,
  gives,
  run,
});

const isA = (type: string) => method([], "value", (self) => typeof asSnapshot(self).value === type);

const names = (value: RuleValue): string[] => {
  if (!Array.isArray(value) || value.length === 0) throw new Mismatch("not a list of names");
  return value.map(asText);
};

const text = (args: readonly RuleValue[], at: number): string => asText(args[at] ?? null);

/** Any, or all of those named. */
function hasChildren(self: RuleValue, [list]: readonly RuleValue[]): boolean {
  const snapshot = asSnapshot(self);
  if (list === undefined) return isBranch(snapshot.value);
  return names(list).every((name) => snapshot.child(name).exists());
}

const snapshotMethods: Readonly<Record<string, Method>> = {
  val: method([], "value", (self) => snapshotValue(asSnapshot(self))),
  exists: method([], "value", (self) => asSnapshot(self).exists()),
  child: method(["value"], "snapshot", (self, args) => asSnapshot(self).child(text(args, 0))),
  parent: method([], "snapshot", (self) => {
    const parent = asSnapshot(self).parent();
    if (parent === undefined) throw new Mismatch("the root has no parent");
    return parent;
  }),
  hasChild: method(["value"], "value", (self, args) => asSnapshot(self).child(text(args, 0)).exists()),
  hasChildren: method(["list"], "value", hasChildren, 0),
  isString: isA("string"),
  isNumber: isA("number"),
  isBoolean: isA("boolean"),
};

const textMethods: Readonly<Record<string, Method>> = {
  contains: method(["value"], "value", (self, args) => asText(self).includes(text(args, 0))),
  beginsWith: method(["value"], "value", (self, args) => asText(self).startsWith(text(args, 0))),
  endsWith: method(["value"], "value", (self, args) => asText(self).endsWith(text(args, 0))),
  replace: method(["value", "value"], "value", (self, args) =>
    asText(self).replaceAll(text(args, 0), () => text(args, 1)),
  ),
  toLowerCase: method([], "value", (self) => asText(self).toLowerCase()),
  toUpperCase: method([], "value", (self) => asText(self).toUpperCase()),
  matches: method(
    ["pattern"],
    "value",
    (self, [pattern]) => pattern instanceof RegExp && pattern.test(asText(self)),
  ),
};

/** Undefined if unsupported. */
export function methodOf(kind: Kind, name: string): Method | undefined {
  const known = kind === "snapshot" ? snapshotMethods : kind === "value" ? textMethods : {};
  return Object.hasOwn(known, name) ? known[name] : undefined;
}
