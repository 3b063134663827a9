/** RGAA 8.2: the server's HTML, and {@link htmlFaults} itself, by which `every-screen.spec.ts` checks screens. */
import { htmlFaults, tagsOf } from "../kit/html-faults.ts";
import { expect, test } from "../kit/palier.ts";

const voids = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** In order. @throws Error for wrong nesting or a repeated attribute */
function startTags(source: string): readonly string[] {
  const open: string[] = [];
  const tags: string[] = [];
  const bare = source
    .replace(/<!--(?!-?>)[\s\S]*?-->/g, "")
    .replace(/(<(noscript|script|style|title)\b[^>]*>)[\s\S]*?(<\/\2>)/g, "$1$3");
  for (const [text, close, name = "", attributes = ""] of bare.matchAll(
    /<(\/?)([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'`=<>]+))?)*)\s*\/?>/g,
  )) {
    const tag = name.toLowerCase();
    if (close === "/") {
      if (open.pop() !== tag) throw new Error(`${text} closes what is not open`);
      continue;
    }
    const names = [...attributes.matchAll(/(?:^|\s)([^\s"'=]+)(?:=(?:"[^"]*"|'[^']*'|\S+))?/g)].map(
      ([, each]) => each,
    );
    if (new Set(names).size < names.length) throw new Error(`${text} says an attribute twice`);
    tags.push(tag);
    const isClosed = voids.test(tag) || (text.endsWith("/>") && (tag === "svg" || open.includes("svg")));
    if (!isClosed) open.push(tag);
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join()}`);
  if (/<[^/a-z!]|<$/.test(bare.replace(/<[^>]*>/g, ""))) throw new Error("a bare <");
  return tags;
}

const wrong = [
  ["no element of HTML: <blinking>", "<blinking>x</blinking>"],
  ["no attribute align of p", "<p align='center'>x</p>"],
  ["no attribute align of div", "<div align='center'>x</div>"],
  ["no attribute checked of input", "<input aria-label='x' checked>"],
  ["div in span", "<span><div>x</div></span>"],
  ["p in button", "<button><a><p>x</p></a></button>"],
  ["li in div", "<div><li>x</li></div>"],
  ["div in ul", "<ul><div>x</div></ul>"],
  ["misplaced", "<a href='/'><button>x</button></a>"],
  ["misplaced", "<img src='/palier.svg'>"],
  ["id twice: doubled", "<i id='doubled'></i><i id='doubled'></i>"],
  ["aria-labelledby of nothing (nowhere)", "<i aria-labelledby='nowhere'></i>"],
  ["label of another", "<label>x<input type='hidden'><input><input></label>"],
] as const;

test("A06 the documents that the server sends are valid HTML, as judged by a check that finds what is not", async ({
  page,
  request,
}) => {
  for (const path of ["/admin/login", "/admin/building", "/docs", "/__mock"]) {
    const source = await (await request.get(path, { headers: { accept: "text/html" } })).text();
    expect(source, path).toMatch(/^<!doctype html>\s*<html lang="\w+"/i);
    expect(startTags(source), path).toEqual(await tagsOf(page, source));
  }

  const around = (body: string) =>
    `<!doctype html><html lang="fr"><head><title>x</title></head><body>${body}</body></html>`;
  await page.setContent(around("<main><h1>x</h1><p>x <a href='/'>y</a></p></main>"));
  expect(await htmlFaults(page)).toEqual([]);
  for (const [fault, body] of wrong) {
    await page.setContent(around(body));
    const found = await htmlFaults(page);
    expect
      .soft(
        found.filter((each) => each.startsWith(fault)),
        `${fault}: ${found.join()}`,
      )
      .toHaveLength(1);
  }
  // A script may build what no parser would.
  await page.setContent(around("<p>x</p>"));
  await page.evaluate(() => document.querySelector("p")?.append(document.createElement("section")));
  expect(await htmlFaults(page)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^read again, it is another tree from here/)]),
  );
});
