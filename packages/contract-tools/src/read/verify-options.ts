import {
  fieldMeta,
  formatBracketQuery,
  type OptionsMeta,
  offeredOf,
  optionsPageLength,
} from "@palier/contract";
import { z } from "zod";
import type { Exchange } from "../verify/exchange.ts";
import type { Probe } from "../verify/probe.ts";
import type { RuleId } from "../verify/rules.ts";
import type { Params } from "../verify/samples.ts";
import { closedRecord } from "./closed-record.ts";
import { fold } from "./fold.ts";
import { nonsense } from "./list-page.ts";
import { wildcards } from "./table-wildcards.ts";

const optionsAnswer = z.object({
  results: z.array(
    z.object({ id: z.union([z.number(), z.string()]), text: z.string(), detail: z.string().optional() }),
  ),
  pagination: z.object({ more: z.boolean() }),
});

interface Choices extends z.output<typeof optionsAnswer> {
  readonly exchange: Exchange;
}

export async function verifyOptions(probe: Probe, meta: OptionsMeta): Promise<void> {
  const found = await openOptions(probe);
  if (found === undefined) return;
  await verifyPages(probe, found.params, found.first);
  await verifyTerm(probe, found.params, found.first);
  await verifyIds(probe, found.params, found.first);
  await verifyFullPage(probe, found.params, found.first);
  await verifyFilters(probe, meta, found.params, found.first);
  await verifyForForm(probe, meta, found.params);
}

async function openOptions(probe: Probe) {
  const all = probe.run.samples.paramsOf(probe.route, 6);
  if (all.length === 0) probe.gap("reads", "", `no id is known for ${probe.route.template}`);
  let best: { readonly params: Params; readonly first: Choices } | undefined;
  for (const params of all) {
    const first = await ask(probe, "reads", params, {});
    if (first === undefined) continue;
    probe.pass("reads");
    probe.run.samples.harvest(probe.route, params, first.exchange.json);
    if (best === undefined || first.results.length > best.first.results.length) best = { params, first };
  }
  return best;
}

async function ask(probe: Probe, rule: RuleId, params: Params, query: object): Promise<Choices | undefined> {
  const exchange = await probe.ask(rule, "", [200], { params, query: formatBracketQuery({ ...query }) });
  const read = optionsAnswer.safeParse(exchange?.json).data;
  return exchange === undefined || read === undefined ? undefined : { ...read, exchange };
}

const walked = 3;

async function verifyPages(probe: Probe, params: Params, first: Choices): Promise<void> {
  const seen = new Set<number | string>();
  let page: Choices | undefined = first;
  for (let number = 1; page !== undefined && number <= walked; number += 1) {
    const ids = page.results.map(({ id }) => id);
    const twice = page.results.find(({ id }, at) => seen.has(id) || ids.indexOf(id) < at);
    for (const id of ids) seen.add(id);
    const said = {
      expected: `at most ${optionsPageLength} choices a page, each once`,
      found: `${page.results.length} on page ${number}${twice === undefined ? "" : `, « ${twice.text} » twice`}`,
    };
    const right = page.results.length <= optionsPageLength && twice === undefined;
    probe.expect("options-pages", `page ${number}`, right, said, page.exchange);
    const next: Choices | undefined = await ask(probe, "options-pages", params, { page: number + 1 });
    if (next === undefined) return;
    const more = page.pagination.more;
    const announced = { expected: `more: ${next.results.length > 0}`, found: `more: ${more}` };
    probe.expect("options-pages", "more", more === next.results.length > 0, announced, page.exchange);
    if (!more) return;
    page = next;
  }
}

async function verifyTerm(probe: Probe, params: Params, { results }: Choices): Promise<void> {
  const chosen = results.find(({ text }) => text.trim().length > 2);
  if (chosen === undefined) {
    probe.gap("options-term", "", "there is no choice to search for");
    return;
  }
  // With room for quotation marks: a term has 200 characters at most.
  const term = chosen.text.slice(0, 196);
  const found = await ask(probe, "options-term", params, { term });
  if (found !== undefined) {
    const words = fold(term).match(/[\p{L}\p{N}]+/gu) ?? [fold(term.trim())];
    // A word may also occur in the detail.
    const stray = found.results.find(({ text, detail = "" }) =>
      words.some((word) => !fold(`${text} ${detail}`).includes(word)),
    );
    const there = found.results.some(({ id }) => id === chosen.id) || found.pagination.more;
    const said = {
      expected: `choices that hold each word of « ${term} »`,
      found: stray === undefined ? `${found.results.length} choices without it` : `« ${stray.text} »`,
    };
    probe.expect("options-term", "a choice's own text", there && stray === undefined, said, found.exchange);
    await verifySame(probe, params, term, found, "capitals");
    await verifySame(probe, params, term, found, "quotation marks");
  }
  await verifySignAlone(probe, params, '"', "a quotation mark alone");
  for (const sign of wildcards) await verifySignAlone(probe, params, sign, `the sign ${sign}`);
  const none = await ask(probe, "options-term", params, { term: nonsense });
  if (none === undefined) return;
  const end = { expected: "more: false", found: "more: true" };
  probe.expect("options-pages", "no choice", !none.pagination.more, end, none.exchange);
  const said = { expected: "no choice", found: `${none.results.length} choices` };
  probe.expect("options-term", "what no choice holds", none.results.length === 0, said, none.exchange);
}

/** A term without a word is searched as typed, so it does not give all choices. */
async function verifySignAlone(probe: Probe, params: Params, sign: string, subject: string): Promise<void> {
  const found = await ask(probe, "options-term", params, { term: sign });
  if (found === undefined) return;
  const stray = found.results.find(({ text, detail = "" }) => !fold(`${text} ${detail}`).includes(sign));
  const said = { expected: `choices that hold « ${sign} »`, found: `« ${stray?.text} »` };
  probe.expect("options-term", subject, stray === undefined, said, found.exchange);
}

/** Case and accents make no difference, nor quotation marks around words. */
const typedOtherwise = {
  capitals: (term: string): string => {
    const plain = term.normalize("NFD").replaceAll(/\p{M}/gu, "");
    return plain === plain.toUpperCase() ? plain.toLowerCase() : plain.toUpperCase();
  },
  "quotation marks": (term: string): string => `« ${term} »`,
} as const;

async function verifySame(
  probe: Probe,
  params: Params,
  term: string,
  wanted: Choices,
  how: keyof typeof typedOtherwise,
): Promise<void> {
  const turned = typedOtherwise[how](term);
  if (turned === term) return;
  const found = await ask(probe, "options-term", params, { term: turned });
  if (found === undefined) return;
  const [due, there] = [wanted, found].map(({ results }) => results.map(({ id }) => String(id)).toSorted());
  const said = {
    expected: `${wanted.results.length} choices, as for « ${term} »`,
    found: `${found.results.length} choices for « ${turned} »`,
  };
  const right = due?.join() === there?.join();
  probe.expect("options-term", how, right, said, found.exchange, wanted.exchange);
}

async function verifyIds(probe: Probe, params: Params, { results }: Choices): Promise<void> {
  const chosen = results.findLast(({ id }) => !String(id).includes(","));
  if (chosen === undefined) {
    probe.gap("options-ids", "", "there is no choice to ask for");
    return;
  }
  const found = await ask(probe, "options-ids", params, { ids: chosen.id });
  if (found === undefined) return;
  const said = {
    expected: `« ${chosen.text} » alone`,
    found: `${found.results.length} choices, the first « ${found.results[0]?.text ?? ""} »`,
  };
  const alone = found.results.length === 1 && found.results[0]?.id === chosen.id;
  probe.expect("options-ids", "", alone, said, found.exchange);
}

/** As many choices as fit a page are all there are, though the page is full. */
async function verifyFullPage(probe: Probe, params: Params, { results }: Choices): Promise<void> {
  const ids = [...new Set(results.map(({ id }) => String(id)))];
  const asked = ids.join();
  const canBeAsked = asked.length <= 2000 && ids.every((id) => !id.includes(","));
  if (ids.length !== optionsPageLength || !canBeAsked) return;
  const found = await ask(probe, "options-pages", params, { ids: asked });
  if (found === undefined) return;
  const said = {
    expected: `${ids.length} choices, more: false`,
    found: `${found.results.length} choices, more: ${found.pagination.more}`,
  };
  const right = found.results.length === ids.length && !found.pagination.more;
  probe.expect("options-pages", "a full page", right, said, found.exchange);
}

/** A form's selector omits a closed record unless requested by id; a filter's finds it. */
async function verifyForForm(probe: Probe, meta: OptionsMeta, params: Params): Promise<void> {
  const offered = meta.idFrom === "id" ? offeredOf(meta.entity) : undefined;
  if (offered === undefined) return;
  const closed = await closedRecord(probe, "closed", offered);
  if (closed === undefined) {
    probe.gap("closed", "", `no ${meta.entity} is closed`);
    return;
  }
  const term = String(closed[meta.textColumn]).slice(0, 200);
  for (const [query, isThere] of [
    [{ term, for: "form" }, false],
    [{ ids: closed.id, for: "form" }, true],
    [{ ids: closed.id }, true],
  ] as const) {
    const found = await ask(probe, "closed", params, query);
    if (found === undefined) continue;
    const said = isThere ? ["a name for", "none"] : ["no choice", "it"];
    const right = found.results.some(({ id }) => id === closed.id) === isThere;
    const wanted = { expected: `${said[0]} ${String(closed.id)}, which is closed`, found: String(said[1]) };
    probe.expect("closed", Object.keys(query).join(" and "), right, wanted, found.exchange);
  }
}

/** A filter by a missing record leaves no choice. */
async function verifyFilters(probe: Probe, { filters }: OptionsMeta, params: Params, first: Choices) {
  for (const [name, schema] of Object.entries(filters)) {
    if (fieldMeta(schema).kind !== "reference" || first.results.length === 0) continue;
    const found = await ask(probe, "table-filter", params, { [name]: 999_999_999 });
    if (found === undefined) continue;
    const said = {
      expected: `no choice under a ${name} that no record has`,
      found: `${found.results.length}`,
    };
    probe.expect("table-filter", name, found.results.length === 0, said, found.exchange);
  }
}
