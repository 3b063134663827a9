import { describe, expect, it } from "vitest";
import { contrast } from "./testing/contrast.ts";
import css from "./tokens.css?raw";

/** From tokens.css: `--color-x: light-dark(#light, #dark)`. */
const pairs = [...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)];
const themes = {
  light: new Map(pairs.map(([, name = "", light = ""]) => [name, light])),
  dark: new Map(pairs.map(([, name = "", , dark = ""]) => [name, dark])),
};

const surfaces = ["canvas", "surface", "sunken", "hover", "float", "float-hover", "selected"];
const tones = ["danger", "warning", "success", "info", "accent"];

/** 4.5:1 on its background (WCAG 1.4.3). */
const text: [string, string][] = [
  ...["text", "text-muted", "text-faint"].flatMap((ink) =>
    surfaces.map((ground): [string, string] => [ink, ground]),
  ),
  ...tones.flatMap((tone): [string, string][] => [
    [`${tone}-text`, `${tone}-soft`],
    ["text-muted", `${tone}-soft`],
    [`${tone}-text`, "surface"],
    [`${tone}-text`, "canvas"],
    [`${tone}-text`, "float"],
    [`${tone}-text`, "hover"],
  ]),
  ["accent-text", "selected"],
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-danger", "danger"],
  ["on-danger", "danger-hover"],
  // Tooltips swap text and surface.
  ["surface", "text"],
];

/** Borders of controls, dots and focus rings: 3:1 on their background (WCAG 1.4.11). */
const shapes: [string, string][] = [
  ...["line-control", "focus", "accent", "danger"].flatMap((line): [string, string][] => [
    [line, "surface"],
    [line, "canvas"],
    [line, "float"],
  ]),
  ["line-control", "sunken"],
  ...["neutral", "accent", "success", "info", "warning", "danger"].flatMap((tone): [string, string][] =>
    ["surface", "canvas", "hover", "float"].map((ground) => [`dot-${tone}`, ground]),
  ),
];

/** Without required contrast. */
const decoration = new Set(["line", "line-strong", ...tones.map((tone) => `${tone}-line`)]);

describe.each(["light", "dark"] as const)("A06 contrast in the %s theme", (theme) => {
  const colour = (name: string): string => {
    const value = themes[theme].get(name);
    if (value === undefined) throw new Error(`tokens.css has no --color-${name} in two colours`);
    return value;
  };

  it.each(text)("%s on %s reads (4.5:1)", (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)("%s on %s is seen (3:1)", (shape, ground) => {
    expect(contrast(colour(shape), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

it("A06 leaves no colour unchecked", () => {
  const checked = new Set([...text, ...shapes].flat());
  const missed = [...themes.light.keys()].filter((name) => !checked.has(name) && !decoration.has(name));
  expect(missed).toEqual([]);
});

it("moves for at most 150 ms, and not at all where the reader asks for none", () => {
  const durations = [...css.matchAll(/--motion[a-z-]*: (\d+)ms/g)].map(([, ms]) => Number(ms));
  expect(Math.max(...durations)).toBeLessThanOrEqual(150);
  const reduced = /prefers-reduced-motion: reduce\) \{([\s\S]*?)\n\}/.exec(css)?.[1] ?? "";
  expect([...reduced.matchAll(/--motion[a-z-]*: (\d+)ms/g)].map(([, ms]) => ms)).toEqual(["0", "0"]);
});

/** Set by scripts: columns, lengths of second lines and bars, the height of toasts, Radix's measures. */
const setByScript = /^--(columns|second-line|share|toasts-height|radix-[a-z-]+)$/;

it("A06 every custom property that a style sheet uses is defined: a colour without a value is black, or nothing", () => {
  const sheets = import.meta.glob<string>(["./**/*.css", "../../../apps/web/src/**/*.css"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const all = Object.entries(sheets);
  const defined = new Set(
    all.flatMap(([, sheet]) => [...sheet.matchAll(/(--[a-z][\w-]*):/g)].map(([, name = ""]) => name)),
  );
  const missing = all.flatMap(([path, sheet]) =>
    [...sheet.matchAll(/var\((--[a-z][\w-]*)/g)].flatMap(([, name = ""]) =>
      defined.has(name) || setByScript.test(name) ? [] : [`${path}: ${name}`],
    ),
  );
  expect(all.length).toBeGreaterThan(20);
  expect(defined.has("--color-success")).toBe(false);
  expect(missing).toEqual([]);
});
