/** The contract's `fold` and `sameForm` as functions of PostgreSQL, from the same tables of signs and letters. */
import { readFileSync } from "node:fs";
import { plainLetters } from "@palier/contract/kit/fold";
import { keyOfSigns, unseenSigns } from "@palier/contract/kit/typed-text";

const unseen = new RegExp(`[${unseenSigns}]`, "u");
/** Of alphabets that put accents on letters. */
const mark = /\p{M}/u;
const lastAlphabet = 0x900;
const furtherMarks: readonly Range[] = [
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0xfe20, 0xfe2f],
];

type Range = readonly [first: number, last: number];

function rangesOf(pattern: RegExp, end: number): readonly Range[] {
  const found: [number, number][] = [];
  for (let code = 1; code < end; code += 1) {
    const last = found.at(-1);
    if ((code >= 0xd800 && code < 0xe000) || !pattern.test(String.fromCodePoint(code))) continue;
    if (last?.[1] === code - 1) last[1] = code;
    else found.push([code, code]);
  }
  return found;
}

const hex = (code: number): string =>
  code > 0xffff ? `\\U${code.toString(16).padStart(8, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;

/** A regular expression's brackets. */
const brackets = (ranges: readonly Range[]): string =>
  `[${ranges.map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`)).join("")}]`;

const rangesIn = (signs: string): readonly Range[] =>
  [...signs.matchAll(/(.)(?:-(.))?/gs)].map(([, first = "", last = first]) => [
    first.charCodeAt(0),
    last.charCodeAt(0),
  ]);
const codesIn = (signs: string): readonly number[] =>
  rangesIn(signs).flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));

const quoted = (text: string): string =>
  `E'${[...text]
    .map((sign) => (/[ -~]/.test(sign) ? sign.replace(/['\\]/, "\\$&") : hex(sign.codePointAt(0) ?? 0)))
    .join("")}'`;

/** `translate`: one letter for one. */
function translated(
  value: string,
  pairs: readonly (readonly [to: string, from: readonly number[]])[],
): string {
  const from = pairs.flatMap(([, codes]) => codes);
  const to = pairs.flatMap(([key, codes]) => codes.map(() => key));
  return `translate(${value},\n    ${quoted(String.fromCodePoint(...from))},\n    ${quoted(to.join(""))})`;
}

const white = "[\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+";
const codesOf = (letters: string): number[] => [...letters].map((letter) => letter.codePointAt(0) ?? 0);
const letters = Object.entries(plainLetters);

/** SQL that declares `same_form` and `fold`. Needs the collation `french`. */
const foldSql = (): string => `-- The keyboard's keys for typographic signs.
create or replace function keyboard_signs(text) returns text language sql immutable parallel safe as $$
  select ${translated(
    "$1",
    keyOfSigns.map(([key, signs]) => [key, codesIn(signs)] as const),
  )}
$$;
-- With these, without unseen characters, and with single spaces; ligatures are letters.
create or replace function plain_signs(text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(keyboard_signs(normalize(keyboard_signs($1), NFKC)),
    '${white}', ' ', 'g'),
    '${brackets(rangesOf(unseen, 0x110000))}', '', 'g'),
    ' {2,}', ' ', 'g')
$$;
-- What is compared: unique values and filters by text. Accents count, case does not (the contract's sameForm).
create or replace function same_form(text) returns text language sql immutable parallel safe as $$
  select normalize(lower(btrim(plain_signs($1)) collate french), NFC) collate "default"
$$;
-- A text without accents, by the keys of a French keyboard.
create or replace function plain_letters(text) returns text language sql immutable parallel safe as $$
  select ${letters
    .filter(([key]) => key.length > 1)
    .reduce(
      (value, [key, special]) =>
        codesOf(special).reduce(
          (all, code) => `replace(${all}, ${quoted(String.fromCodePoint(code))}, '${key}')`,
          value,
        ),
      translated(
        `regexp_replace(lower(regexp_replace(normalize($1, NFKD),
      '${brackets([...rangesOf(mark, lastAlphabet), ...furtherMarks])}', '', 'g') collate french), '\\u0307', '', 'g')`,
        letters.filter(([key]) => key.length === 1).map(([key, special]) => [key, codesOf(special)] as const),
      ),
    )}
$$;
-- As searches compare it: hyphens are spaces (the contract's kit/fold).
create or replace function fold(text) returns text language sql immutable parallel safe as $$
  select regexp_replace(normalize(plain_letters(plain_signs(
    regexp_replace(regexp_replace($1, '${white}', ' ', 'g'), '\\u2116 *|(?<![[:alpha:]])[nN][\\u00b0\\u00ba] *', 'no ', 'g')
    )), NFC), '[ -]+', ' ', 'g') collate "default"
$$;
`;

const [begin, end] = ["-- Begin: written by `npm run generate` out of the contract.\n", "-- End.\n"];

/** A file of SQL with the present functions between its two marks. */
export function withFold(sql: string): string {
  const [before = "", rest = ""] = sql.split(begin);
  return `${before}${begin}${foldSql()}${end}${rest.slice(rest.indexOf(end) + end.length)}`;
}

/** The example's tables. */
export const schemaFile = new URL("../examples/postgres-backend/schema.sql", import.meta.url);
export const schemaText = (): string => withFold(readFileSync(schemaFile, "utf8"));
