import { expect, test } from "vitest";
import { lookAtUrl, openSearch, type SearchTyping, searchToSend } from "./search-typing.ts";

const type = (box: SearchTyping, typed: string): SearchTyping => ({ ...box, typed });
const send = (box: SearchTyping): SearchTyping => {
  const wanted = searchToSend(box);
  return wanted === undefined ? box : { ...box, sent: [...box.sent, wanted] };
};

test("A12 a space typed before the search reached the URL stays", () => {
  const sent = send(type(openSearch(""), "rue "));
  const echoed = lookAtUrl(sent, "rue");
  expect(echoed.typed).toBe("rue ");
  expect(searchToSend(echoed)).toBeUndefined();
  expect(searchToSend(type(echoed, "rue de"))).toBe("rue de");
});

test("A12 a key struck between the search and its arrival in the URL stays", () => {
  const sent = type(send(type(openSearch(""), "til")), "till");
  expect(lookAtUrl(sent, "til").typed).toBe("till");
});

test("A12 searches that arrive late and one by one replace nothing", () => {
  const both = send(type(send(type(openSearch(""), "ti")), "til"));
  const first = lookAtUrl(both, "ti");
  expect([first.typed, lookAtUrl(first, "til").typed]).toEqual(["til", "til"]);
});

test("A01 a space alone asks for nothing, so that the page stays", () => {
  expect(searchToSend(type(openSearch(""), " "))).toBeUndefined();
  expect(searchToSend(type(openSearch("rue"), "rue "))).toBeUndefined();
});

test("A01 a step back or a chip taken off replaces the text", () => {
  const searched = lookAtUrl(send(type(openSearch(""), "rue")), "rue");
  expect(lookAtUrl(searched, "").typed).toBe("");
  expect(lookAtUrl(type(searched, "rue d"), "quai").typed).toBe("quai");
});

test("A21 what is copied along with a searched word is not searched for", () => {
  expect(searchToSend(type(openSearch(""), "\u202aC-2026-00807\u202c\u200b "))).toBe("C-2026-00807");
  expect(searchToSend(type(openSearch("IMM-00003"), "\u200eIMM-00003"))).toBeUndefined();
});

test("A12 a long text is cut between characters, so that the URL brings back what was sent", () => {
  const sent = send(type(openSearch(""), `a${"🌳".repeat(5000)}`));
  const arrived =
    new URLSearchParams(new URLSearchParams({ q: sent.sent[0] ?? "" }).toString()).get("q") ?? "";
  expect(lookAtUrl(sent, arrived).typed).toBe(sent.typed);
});
