import { type Answer, type Call, ok } from "./call.ts";
import { escaped, wordsOf } from "./words-of.ts";

const pageLength = 20;

/** `from` has the columns id, text and is_closed; forms are not offered closed ones. */
export async function answerOptions({ db, query }: Call, from: string): Promise<Answer> {
  const ids = query.get("ids")?.split(",");
  const words = wordsOf(query.get("term") || query.get("q") || "");
  const patterns = words.map(escaped);
  const page = Number(query.get("page"));
  const { rows } = await db.query<{ id: number | string; text: string }>(
    `select id, text from (${from}) choice
     where ($1::text[] is null or id::text = any ($1)) and fold(text) like all (select '%' || fold(word) || '%' from unnest($2::text[]) word)
     and ($5 or $1 is not null or not is_closed)
     order by text collate french, id limit $3 offset $4`,
    [ids, patterns, pageLength + 1, (page - 1) * pageLength, query.get("for") !== "form"],
  );
  return ok({ results: rows.slice(0, pageLength), pagination: { more: rows.length > pageLength } });
}
