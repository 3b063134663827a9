/** Answers of a wrong shape, status or type. */
import { WireFault } from "../../src/wire/wire.ts";
import { type Door, jsonOf, problemOf, textOf, withHeader, withJson } from "./door.ts";
import { type Mutant, onAnswer, onStatus, wrong } from "./mutant.ts";

const form = wrong("conversation.reply.get");
const list = wrong("theme.list");

/** Answers those who are signed out as it answers the last one who was not. */
const openToAll = () => {
  let headers: Readonly<Record<string, string>> = {};
  const door: Door = ({ request, next }) => {
    if (request.headers.cookie === undefined) return next({ ...request, headers });
    headers = request.headers;
    return next();
  };
  return door;
};

const everySecondBreaks = () => {
  let calls = 0;
  const door: Door = ({ next }) => {
    calls += 1;
    return calls % 2 === 0 ? Promise.reject(new WireFault("broken", "the connection broke")) : next();
  };
  return door;
};

export const answerMutants: readonly Mutant[] = [
  form("built", "a route is not there", async () => problemOf(404)),
  form("answer-arrives", "the connection breaks", { fresh: everySecondBreaks }),
  form(
    "answer-status",
    "a status that the contract does not have",
    onStatus(200, (answer) => ({ ...answer, status: 203 })),
  ),
  form(
    "answer-headers",
    "JSON has the type of a page",
    onStatus(200, (answer) => withHeader(answer, "content-type", "text/html")),
  ),
  list(
    "answer-body",
    "a field of the rows is missing",
    onAnswer((body) => ({ ...body, data: body.data.map((row: object) => ({ ...row, name: undefined })) })),
  ),
  list(
    "answer-body",
    "accents are sent as Latin-1",
    onStatus(200, (answer) => ({ ...answer, body: new Uint8Array(Buffer.from(textOf(answer), "latin1")) })),
  ),
  form(
    "problem-body",
    "a problem has no title",
    onStatus(401, (answer) => withJson(answer, { ...jsonOf(answer), title: undefined })),
  ),
  form("reads", "the server fails", async () => problemOf(500)),
  form("signed-out", "anyone may read, without a session", { fresh: openToAll }),
  form("not-found", "a record that does not exist is answered by another", ({ request, next }) =>
    next({ ...request, path: request.path.replace("999999999", "1") }),
  ),
  form("bad-path", "an id that is none makes the server fail", async ({ request, next }) =>
    request.path.includes("/abc") ? problemOf(500) : next(),
  ),
  list("bad-query", "parameters that are wrong are taken as if they were not there", async (passing) => {
    const answer = await passing.next();
    const path = `${passing.request.path.split("?")[0]}?length=1`;
    return answer.status === 400 ? passing.next({ ...passing.request, path }) : answer;
  }),
];
