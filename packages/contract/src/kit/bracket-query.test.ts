import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatBracketQuery, parseBracketQuery } from "../index.ts";

describe("bracket notation is read", () => {
  test.each([
    ["", {}],
    ["draw=3", { draw: "3" }],
    ["a=1&&b=2&", { a: "1", b: "2" }],
    ["flag", { flag: "" }],
    ["a=b=c", { a: "b=c" }],
    ["search[value]=tour+eiffel", { search: { value: "tour eiffel" } }],
    ["search%5Bvalue%5D=%C3%A9t%C3%A9", { search: { value: "été" } }],
    [
      "order[0][column]=1&order[0][dir]=desc&order[1][column]=0",
      { order: [{ column: "1", dir: "desc" }, { column: "0" }] },
    ],
    ["order[10]=k&order[9]=j&order[0]=a", { order: ["a", "j", "k"] }],
    ["ids[]=4&ids[]=7", { ids: ["4", "7"] }],
    ["a=1&a=2", { a: "2" }],
  ])("%s", (text, value) => {
    expect(parseBracketQuery(text)).toEqual(value);
  });

  test.each([
    ["malformed %", "a=%"],
    ["malformed % in a key", "%zz=1"],
    ["half a character", "a=%C3"],
    ["an unclosed bracket", "a[b=1"],
    ["text after a bracket", "a[b]c=1"],
    ["text between brackets", "a[b]c[d]=1"],
    ["a bracket first", "[a]=1"],
    ["a value that is also a list", "a=1&a[0]=2"],
    ["a list that is also a value", "a[0]=2&a=1"],
    ["more levels than any screen asks", "a[b][c][d][e][f]=1"],
    ["thousands of pairs", "a=1&".repeat(2001)],
  ])("%s is refused", (_name, text) => {
    expect(parseBracketQuery(text)).toBeUndefined();
  });
});

describe("no query reaches into the prototypes", () => {
  test.each(["__proto__", "constructor", "prototype"])("%s is refused at any depth", (name) => {
    for (const key of [name, `${name}[x]`, `a[${name}]`, `a[${name}][x]`, `a[0][${name}][x]`]) {
      expect(parseBracketQuery(`${key}=1`), key).toBeUndefined();
    }
  });

  test("what every object inherits is not written to", () => {
    for (const name of ["toString", "hasOwnProperty", "valueOf"] as const) {
      const inherited = Object.prototype[name];
      expect(parseBracketQuery(`${name}[call]=1`)).toEqual({ [name]: { call: "1" } });
      expect(Object.keys(inherited)).toEqual([]);
    }
  });

  test("nothing at all is left behind, whatever comes in", () => {
    const word = fc.constantFrom(
      "__proto__",
      "constructor",
      "toString",
      "a",
      "0",
      "",
      "[",
      "]",
      "=",
      "&",
      "%",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const before = Object.getOwnPropertyNames(Object.prototype).length;
        parseBracketQuery(words.join(""));
        expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before);
        expect(Object.keys(Object.prototype.toString)).toEqual([]);
        expect(Object.keys(Object)).toEqual([]);
      }),
    );
  });
});

describe("bracket notation is written", () => {
  const name = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 8 })
    .map((text) => `k${text.replace(/[[\]]/g, "")}`);
  const leaf = fc.string({ unit: "grapheme", maxLength: 12 });
  const nested = (depth: number): fc.Arbitrary<unknown> =>
    depth === 0
      ? leaf
      : fc.oneof(
          leaf,
          fc.array(nested(depth - 1), { minLength: 1, maxLength: 4 }),
          fc.dictionary(name, nested(depth - 1), { minKeys: 1, maxKeys: 4 }),
        );

  test("and read again, it is the same", () => {
    fc.assert(
      fc.property(fc.dictionary(name, nested(3), { maxKeys: 5 }), (query) => {
        expect(parseBracketQuery(formatBracketQuery(query))).toEqual({ ...query });
      }),
    );
  });

  test("without what is not set, and with numbers and flags as words", () => {
    const query = { a: undefined, b: null, c: 0, d: false, e: "", f: [1, 2] };
    expect(decodeURIComponent(formatBracketQuery(query))).toBe("c=0&d=false&e=&f[0]=1&f[1]=2");
  });
});
