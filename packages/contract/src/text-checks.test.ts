import { describe, expect, test } from "vitest";
import { z } from "zod";
import { contract, routesOf, settingValues } from "./index.ts";
import * as field from "./kit/field.ts";

/**
 * B10: no text blocks server or browser. Every text of a request gets a megabyte of each problematic
 * character, and must take about as long as a harmless one. A shorter text runs first: a quadratic pattern
 * fails quickly.
 */
const lengths = [10_000, 1_000_000];
const letters = [
  "<",
  ">",
  "&",
  "&nbsp;",
  "a",
  "A",
  " ",
  "\t",
  ".",
  "@",
  "0",
  "-",
  ",",
  ":",
  "/",
  "a.",
  "<a",
  "é",
];
const starts = ["", "https://", "a@"];
/** A pattern that fails at its end backtracks from everywhere. */
const ends = ["", " !"];
const worst = lengths.map((length) => ({
  length,
  texts: starts.flatMap((start) =>
    ends.flatMap((end) => letters.map((each) => start + each.repeat(Math.ceil(length / each.length)) + end)),
  ),
  harmless: "e".repeat(length),
}));
/** Far below quadratic growth, far above a busy machine's noise. */
const factor = 60;

function textSchemas(): ReadonlyMap<string, z.ZodType> {
  const found = new Map<string, z.ZodType>();
  const walk = (schema: z.core.$ZodType, name: string): void => {
    const { def } = schema._zod;
    const text = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;
    if (text || (schema instanceof z.ZodPipe && def.checks?.length)) {
      const rules = (def.checks ?? []).map(({ _zod }) =>
        Object.entries(_zod.def).filter(([key]) => key !== "when"),
      );
      const own = [def.type, "format" in def ? def.format : "", rules];
      const key = JSON.stringify(own, (_, value) =>
        typeof value === "function" || value instanceof RegExp ? String(value) : value,
      );
      if (!found.has(key)) found.set(key, schema);
      names.set(schema, name);
    }
    for (const value of Object.values(def)) walkValue(value, name);
  };
  const walkValue = (value: unknown, name: string): void => {
    if (value instanceof z.core.$ZodType) walk(value, name);
    else if (Array.isArray(value)) for (const each of value) walkValue(each, name);
    else if (typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype)
      for (const [key, each] of Object.entries(value)) walkValue(each, `${name}.${key}`);
  };
  for (const { name, body, query, pathParams } of routesOf(contract)) {
    walkValue([body, query, pathParams], name);
  }
  walkValue({ ...settingValues }, "setting.value");
  return found;
}
const names = new WeakMap<z.ZodType, string>();

/** In ms. */
function cost(schema: z.ZodType, text: string): number {
  const before = performance.now();
  schema.safeParse(text);
  return performance.now() - before;
}

/** An immediate check is too fast to compare with. */
const onePass = z.string().regex(/^[^\n]*$/);

function slowest(schema: z.ZodType): string | undefined {
  for (const { length, texts, harmless } of worst) {
    const usual = Math.max(cost(onePass, harmless), cost(schema, harmless), 0.2);
    for (const text of texts) {
      // Three times, to rule out pauses of the machine.
      if ([1, 2, 3].every(() => cost(schema, text) > factor * usual))
        return `${text.slice(0, 20)}… of ${length}`;
    }
  }
  return undefined;
}

const schemas = textSchemas();

describe("B10 a megabyte of any letter costs what a harmless text costs", () => {
  test("B10 every text of every body, query and path is looked at", () => {
    expect(schemas.size).toBeGreaterThan(30);
    const all = [...schemas.keys()].join();
    const signs = [
      "2048",
      "254",
      "50000",
      "900000",
      "@",
      "https",
      "4000",
      "csv",
      "known.has",
      "saysSomething",
    ];
    expect(signs.filter((sign) => !all.includes(sign))).toEqual([]);
  });

  test.each([...schemas.values()].map((schema) => [names.get(schema) ?? "", schema] as const))(
    "B10 %s",
    (_, schema) => {
      expect(slowest(schema)).toBeUndefined();
    },
  );

  test("B10 the measure sees a quadratic pattern", () => {
    const quadratic = z.string().refine((text) => text.replace(/<[^>]*>/g, "") !== "");
    expect(slowest(quadratic)).toContain("… of 10000");
  });

  test("B10 a text that is too long is refused for its length, and no pattern runs on it", () => {
    let ran = 0;
    const schema = field.bounded(10).refine(() => {
      ran += 1;
      return false;
    });
    expect(schema.safeParse("a".repeat(11)).error?.issues.map(({ code }) => code)).toEqual(["too_big"]);
    expect(ran).toBe(0);
  });
});

test.each([
  ["<p></p>", false],
  ["<p>&nbsp; </p><br>", false],
  ["<p>.</p>", true],
  ["a < b", true],
  ["<", true],
  ["&nbsp;<br>", false],
  ["", false],
])("rich text %j says something: %s", (html, says) => {
  expect(field.saysSomething(html)).toBe(says);
});
