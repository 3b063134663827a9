import { expect, test } from "vitest";
import { OnceLog } from "./once-log.ts";

test("what a client sent is logged once, as one line that a terminal does not act on", () => {
  const lines: string[] = [];
  const log = new OnceLog((line) => lines.push(line));
  log.say("127.0.0.1", "\u001b[2J\r\n::error::x");
  log.say("127.0.0.1", "\u001b[2J\r\n::error::x");
  expect(lines).toEqual(["realtime: 127.0.0.1: \\u001b[2J\\u000d\\u000a::error::x"]);
});
