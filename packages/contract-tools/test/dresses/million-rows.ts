/** A virtual list of a million concierges: rows are generated on request, files while being sent. */
import type { WireRequest } from "../../src/wire/wire.ts";
import { type Json, jsonOf, queryOf, textOf, withJson, withQuery } from "../mutants/door.ts";
import { type Dress, pathOf } from "./dressed-backend.ts";

const million = 1_000_000;
const list = "/admin/concierge/concierge-ajax/list";
const file = "/admin/concierge/concierge-ajax/export";

/** One word, long enough for searches to choose it. */
const nameOf = (id: number): string => `n${String(id).padStart(24, "0")}`;

interface Asked {
  readonly count: number;
  readonly idAt: (place: number) => number;
}

/** The rows of a query by position. Every order is by name, hence by id. */
function asked(query: URLSearchParams): Asked {
  const term = query.get("search[value]") ?? "";
  if (term !== "") {
    const id = Number(/^n(\d{24})$/.exec(term)?.[1] ?? 0);
    return { count: id >= 1 && id <= million ? 1 : 0, idAt: () => id };
  }
  const enabled = query.get("enabled") ?? "";
  const [step, first] = enabled === "" ? [1, 1] : [2, enabled === "true" ? 2 : 1];
  const count = million / step;
  const isDown = query.get("order[0][dir]") === "desc";
  return { count, idAt: (place) => first + step * (isDown ? count - 1 - place : place) };
}

/** The single row of the backend behind, whatever the search. */
const anyRow = (request: WireRequest): WireRequest =>
  withQuery(request, (query) => {
    for (const name of ["search[value]", "enabled", "city"]) query.delete(name);
    query.set("start", "0");
  });

export const millionRows: Dress = async (request, next) => {
  const path = pathOf(request);
  const answer = await next();
  if ((path !== list && path !== file) || ![200, 204].includes(answer.status)) return answer;
  const query = queryOf(request);
  const { count, idAt } = asked(query);
  if (path === list) {
    const body = jsonOf(await next(anyRow(request)));
    const [row]: Json[] = body.data;
    const start = Number(query.get("start") ?? 0);
    const length = Math.max(0, Math.min(Number(query.get("length") ?? 20), count - start));
    const data = Array.from({ length }, (_, at) => {
      const id = idAt(start + at);
      return { ...row, id, name: nameOf(id), enabled: id % 2 === 0 };
    });
    return withJson(await next(anyRow(request)), {
      ...body,
      recordsTotal: million,
      recordsFiltered: count,
      data,
    });
  }
  if (count === 0) return answer;
  const one = await next(anyRow(request));
  // A workbook has a single row.
  if (query.get("format") === "xlsx") return one;
  const [header = "", line = ""] = textOf(one).split("\r\n");
  return { ...one, stream: linesOf(header, line, query, { count, idAt }) };
};

function* linesOf(header: string, line: string, query: URLSearchParams, { count, idAt }: Asked) {
  const names = (query.get("column_field_list") ?? "").split(",");
  const cells = line.split(";");
  yield `\ufeff${header.replace("\ufeff", "")}\r\n`;
  for (let at = 0; at < count; at += 2_000) {
    let part = "";
    for (let place = at; place < Math.min(count, at + 2_000); place += 1) {
      const id = idAt(place);
      const own = names.map((name, column) =>
        name === "id" ? String(id) : name === "name" ? nameOf(id) : (cells[column] ?? ""),
      );
      part += `${own.join(";")}\r\n`;
    }
    yield part;
  }
}
