import { describe, expect, test } from "vitest";
import { readValue } from "../tree/read-value.ts";
import { RuleBook } from "./rule-book.ts";

const now = 1_000_000;
const auth = { uid: "u1", provider: "password", token: { email: "a@x.fr", admin: true } };

function allows(
  rule: string,
  value: unknown = 1,
  before: unknown = null,
  as: typeof auth | null = auth,
): boolean {
  const book = new RuleBook({ rules: { x: { $key: { ".write": rule } } } });
  const context = { now, depth: 0 };
  const write = { path: ["x", "k"], tree: readValue(value, undefined, context) };
  return book.canWrite(readValue(before, undefined, context), [write], { auth: as, now });
}

describe("what rules can say", () => {
  test.each([
    "auth != null",
    "auth.uid === 'u1' && auth.provider == \"password\"",
    "auth.token.email === 'a@x.fr' && auth.token.admin",
    "auth.token.missing == null",
    "now === 1000000 && now - 500000 >= 500000 && -1 < 0",
    "$key === 'k' && $key.length === 1",
    "data.val() === null && !data.exists() && newData.exists()",
    "newData.val() === 1 && newData.isNumber() && !newData.isString() && !newData.isBoolean()",
    "newData.parent().child('k').val() === 1 && newData.parent().parent().hasChild('x/k')",
    "root.child('x/k').exists() ? false : 1 + 2 * 3 === 7",
    "'Abc'.toLowerCase() === 'abc' && 'Abc'.toUpperCase() === 'ABC'",
    "'abc'.contains('b') && 'abc'.beginsWith('a') && 'abc'.endsWith('c') && 'a.b'.replace('.', ',') === 'a,b'",
    "$key.matches(/^[a-z]$/) && 'K'.matches(/^k$/i) && 7 % 4 === 3 && 'a' + 1 === 'a1' && 'a' < 'b'",
    "(false || true) && !(true && false) && 1 !== 2 && '1' != 1 && 6 / 2 === 3",
    "'it\\'s' === \"it's\"",
  ])("%s", (rule) => expect(allows(rule)).toBe(true));

  test("branches have children and equal nothing", () => {
    const value = { a: 1, b: { c: 2 } };
    expect(
      allows("newData.hasChildren() && newData.hasChildren(['a', 'b']) && newData.hasChild('b/c')", value),
    ).toBe(true);
    expect(allows("newData.hasChildren(['a', 'z'])", value)).toBe(false);
    expect(allows("newData.val() === newData.val()", value)).toBe(false);
    expect(allows("newData.child('a').val() === 1 && newData.val() != null", value)).toBe(true);
  });
});

test("what is written is validated at every level below, and what it is part of above", () => {
  const rules = {
    a: {
      ".write": true,
      ".validate": "newData.hasChild('b')",
      b: { c: { ".validate": "newData.isNumber()" } },
    },
  };
  const book = new RuleBook({ rules });
  const write = (path: string[], value: unknown) => {
    const tree = readValue(value, undefined, { now, depth: 0 });
    return book.canWrite(undefined, [{ path, tree }], { auth: null, now });
  };
  expect(write(["a"], { b: { c: 1 } })).toBe(true);
  expect(write(["a"], { b: { c: "text" } })).toBe(false);
  expect(write(["a", "x"], 1)).toBe(false);
  expect(write(["a", "b", "c"], "text")).toBe(false);
  expect(write(["a"], null)).toBe(true);
});

test.each(["auth.uid === 'u1'", "auth.token.email.length > 0", "auth.token.email.contains('x')"])(
  "without a sign-in %s holds for nobody",
  (rule) => expect(allows(rule, 1, null, null)).toBe(false),
);

test.each([
  "1 < 'a'",
  "null && true",
  "'text'",
  "data.val().length === 0",
  "root.parent().exists()",
  "newData.child('a.b').exists() || true",
])("what cannot be computed allows nothing: %s", (rule) => expect(allows(rule)).toBe(false));

test.each([
  ["who === 1", "unknown name who"],
  ["query.limitToFirst <= 10", "unknown name query"],
  ["data.getPriority() === 1", "no getPriority()"],
  ["data.val().trim() === ''", "no trim()"],
  ["data.exists", "no .exists on a snapshot"],
  ["auth", "gives no boolean"],
  ["data.child() === 1", "no child() like this"],
  ["$other === 'k'", "unknown name $other"],
  ["true &&", "Unexpected token"],
  ["true; false", "one expression"],
  ["data[$key]() === 1", "named after a point"],
  ["data?.val() === 1", "no ChainExpression"],
  ["auth = null", "no AssignmentExpression"],
  ["1 & 2", "no & in rules"],
  ["typeof now === 'number'", "no typeof"],
  ["'a'.matches(/a/g)", "no /a/g"],
  ["true)", "Unexpected token (1:4) of: true)"],
  ["a ~ b", "Unexpected token"],
  ["data.child(auth).exists()", "unexpected auth"],
])("%s is refused at the start", (rule, why) => {
  expect(() => allows(rule)).toThrow(why);
  expect(() => allows(rule)).toThrow("database rules at /x/$key, .write");
});

test.each([
  [{}, "must be"],
  [{ rules: { ".wrote": true } }, ".wrote is not understood"],
  [{ rules: { a: 1 } }, "at /a: rules are objects"],
  [{ rules: { $a: {}, $b: {} } }, "two names"],
  [{ rules: { $a: { $a: {} } } }, "stands for something above"],
  [{ rules: { ".read": 1 } }, "neither a text nor a boolean"],
  [{ rules: { ".read": "newData.exists()" } }, "unknown name newData"],
])("a file like %j is refused", (file, why) => expect(() => new RuleBook(file)).toThrow(why));
