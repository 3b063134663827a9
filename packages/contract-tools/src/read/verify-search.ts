import type { RouteEntry, SearchedKind, SearchedKinds } from "@palier/contract";
import type { Exchange } from "../verify/exchange.ts";
import { idOf, type Row, rowOf } from "../verify/fields.ts";
import type { Probe } from "../verify/probe.ts";
import type { RuleId } from "../verify/rules.ts";
import { fold } from "./fold.ts";
import { askPage, listQuery, nonsense } from "./list-page.ts";
import { type Group, groupsOf, judgeSearch, mostHits, typedNumber } from "./search-judge.ts";
import { wildcards } from "./table-wildcards.ts";
import { noSuchId } from "./verify-access.ts";

interface KindView {
  readonly probe: Probe;
  readonly kinds: SearchedKinds;
  readonly kind: string;
  readonly searched: SearchedKind;
  readonly rows: readonly Row[];
  /** From the middle, which no default order favours. */
  readonly row: Row;
  readonly id: number;
  readonly title: string;
}

export async function verifySearchRoute(probe: Probe, kinds: SearchedKinds): Promise<void> {
  for (const [kind, searched] of Object.entries(kinds)) {
    const view = await viewOf(probe, kinds, kind, searched);
    if (view === undefined) continue;
    const found = await verifyTitle(view);
    await verifyNumbers(view);
    await verifyMany(view);
    await verifyKnown(view);
    if (found !== undefined) await verifyReadable(view, found);
  }
  for (const q of [nonsense, "", ...wildcards]) {
    const exchange = await ask(probe, "search-finds", { q });
    if (exchange === undefined) continue;
    const { length } = groupsOf(exchange);
    const said = { expected: `no group for « ${q} »`, found: `${length}` };
    probe.expect("search-finds", `« ${q} »`, length === 0, said, exchange);
  }
}

const ask = (probe: Probe, rule: RuleId, query: { readonly q?: string; readonly records?: string }) =>
  probe.ask(rule, query.q ?? query.records ?? "", [200], { query: new URLSearchParams(query).toString() });

const groupOf = (exchange: Exchange, kind: string): Group | undefined =>
  groupsOf(exchange).find((group) => group.kind === kind);

const listOf = (probe: Probe, entity: string): RouteEntry | undefined =>
  probe.run.routes.find(
    ({ meta, template }) => meta.kind === "table" && meta.entity === entity && !template.includes("{"),
  );

async function viewOf(
  probe: Probe,
  kinds: SearchedKinds,
  kind: string,
  searched: SearchedKind,
): Promise<KindView | undefined> {
  const list = listOf(probe, kind);
  if (list?.meta.kind !== "table") return undefined;
  const page = await askPage(
    probe.of(list),
    "reads",
    "",
    {},
    listQuery(list.meta.row, { order: { column: "createdAt", dir: "desc" } }),
  );
  const rows = page?.rows ?? [];
  const row = rows[Math.floor(rows.length / 2)];
  const id = idOf(row?.id);
  const title = String(row?.[searched.title] ?? "").slice(0, 200);
  if (row === undefined || id === undefined || fold(title).trim() === "") {
    probe.gap("search-finds", kind, `there is no ${kind} to search for`);
    return undefined;
  }
  return { probe, kinds, kind, searched, rows, row, id, title };
}

/** A finding if the record is missing and no more are announced. */
async function expectFound(view: KindView, q: string, how: string): Promise<Exchange | undefined> {
  const { probe, kinds, kind, id } = view;
  const exchange = await ask(probe, "search-finds", { q });
  if (exchange === undefined) return undefined;
  judgeSearch(probe, kinds, q, exchange);
  const group = groupOf(exchange, kind);
  const isThere = group?.hits.some((hit) => hit.id === id) === true || group?.more === true;
  const said = {
    expected: `${kind} ${id} for « ${q} »`,
    found: `${group?.hits.length ?? 0} hits without it`,
  };
  probe.expect("search-finds", `${kind} by ${how}`, isThere, said, exchange);
  return exchange;
}

/** By its title: in full, without accents in capitals, and with reordered words. */
async function verifyTitle(view: KindView): Promise<Exchange | undefined> {
  const { probe, kind, title } = view;
  const found = await expectFound(view, title, "its title");
  const plain = title.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const turned = plain === plain.toUpperCase() ? plain.toLowerCase() : plain.toUpperCase();
  const again = await expectFound(view, turned, "its title in capitals without accents");
  if (found !== undefined && again !== undefined) {
    const [due, there] = [found, again].map((each) =>
      groupOf(each, kind)
        ?.hits.map(({ id }) => id)
        .join(),
    );
    const said = { expected: `hits ${due}, as for « ${title} »`, found: `hits ${there} for « ${turned} »` };
    probe.expect("search-finds", `${kind}, capitals`, due === there, said, again, found);
  }
  await expectFound(view, `« ${title.slice(0, 196)} »`, "its title in quotation marks");
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first, second] = words;
  if (first !== undefined && second !== undefined && !/\d/.test(title))
    await expectFound(view, words.toReversed().join(" "), "the words of its title, the last first");
  return found;
}

/** A number as typed must be the first hit. */
async function verifyNumbers(view: KindView): Promise<void> {
  const { probe, kind, row, id, searched } = view;
  for (const column of searched.numbers) {
    const value = row[column];
    if (typeof value !== "string" || value === "") continue;
    const q = typedNumber(value);
    const exchange = await expectFound(view, q, column);
    if (exchange === undefined) continue;
    const hit = groupOf(exchange, kind)?.hits.find((each) => each.id === id);
    const said = { expected: `${kind} ${id} with match number for « ${q} »`, found: String(hit?.match) };
    probe.expect("search-order", `${kind} by ${column}`, hit?.match === "number", said, exchange);
  }
}

/** A letter that starts many titles: five hits, the newest, and `more`. */
async function verifyMany(view: KindView): Promise<void> {
  const { probe, kinds, kind, rows, searched, title } = view;
  const q = fold(title).slice(0, 1);
  const fitting = rows.filter((row) => fold(String(row[searched.title])).startsWith(q));
  if (!/[a-z]/.test(q) || fitting.length <= mostHits) return;
  const exchange = await ask(probe, "search-order", { q });
  if (exchange === undefined) return;
  judgeSearch(probe, kinds, q, exchange);
  const group = groupOf(exchange, kind);
  const said = {
    expected: `${mostHits} hits and more for « ${q} »`,
    found: `${group?.hits.length}, ${group?.more}`,
  };
  const many = group?.hits.length === mostHits && group.more;
  probe.expect("search-order", `${kind} for « ${q} »`, many, said, exchange);
  judgeRecency(view, q, group, exchange);
}

/** Among equal matches, none left out is newer than a hit. */
function judgeRecency(
  { probe, kind, rows, searched }: KindView,
  q: string,
  group: Group | undefined,
  exchange: Exchange,
): void {
  const at = new Map(rows.map((row) => [row.id, Date.parse(String(row.createdAt))]));
  const starting = group?.hits.filter(({ match }) => match === "start") ?? [];
  const times = starting.flatMap(({ id }) => at.get(id) ?? []);
  const sorted = times.every((time, index) => time <= (times[index - 1] ?? Number.POSITIVE_INFINITY));
  const oldest = times.length === starting.length ? Math.min(...times) : Number.POSITIVE_INFINITY;
  const shown = new Set(group?.hits.map(({ id }) => id));
  const left = rows.find(
    (row) =>
      fold(String(row[searched.title])).startsWith(q) && !shown.has(row.id) && (at.get(row.id) ?? 0) > oldest,
  );
  const lost = group?.hits.length === starting.length && times.length > 0 ? left : undefined;
  const said = {
    expected: `the newest ${kind} whose title begins with « ${q} », the newest first`,
    found:
      lost === undefined ? starting.map(({ id }) => String(id)).join(", ") : `${String(lost.id)} left out`,
  };
  probe.expect("search-order", `the newest ${kind}`, sorted && lost === undefined, said, exchange);
}

/** By id: the existing ones, with the names of a search. */
async function verifyKnown({ probe, kind, id, title }: KindView): Promise<void> {
  const records = `${kind}-${noSuchId},${kind}-${id}`;
  const exchange = await ask(probe, "search-hits", { records });
  if (exchange === undefined) return;
  const groups = groupsOf(exchange);
  const hits = groups.flatMap((group) => group.hits);
  const [hit] = hits;
  const right = hits.length === 1 && hit?.id === id && String(hit.title).slice(0, 200) === title;
  const said = {
    expected: `${kind} ${id} « ${title} » alone`,
    found: `${hits.length} hits, ${String(hit?.title)}`,
  };
  probe.expect("search-hits", `${kind} by its id`, right, said, exchange);
}

/** Each hit can be read and has the same name there. */
async function verifyReadable({ probe, kinds, kind }: KindView, exchange: Exchange): Promise<void> {
  const group = groupOf(exchange, kind);
  const route = probe.run.routes.find(
    ({ method, meta, template }) =>
      method === "GET" &&
      (meta.kind === "show" || (meta.kind === "form" && meta.mode === "edit")) &&
      meta.record?.entity === kind &&
      (template.match(/\{/g) ?? []).length === 1,
  );
  const column = kinds[kind]?.title ?? "";
  for (const hit of group?.hits.slice(0, 2) ?? []) {
    const id = idOf(hit.id);
    if (route?.meta.record === undefined || id === undefined) continue;
    const params = { [route.meta.record.param]: id };
    const read = await probe.of(route).send({ params });
    const body = rowOf(read?.json);
    const record = rowOf(body?.record) ?? body;
    const said = {
      expected: `${kind} ${id} can be read, with « ${String(hit.title)} » as ${column}`,
      found: `status ${read?.status}, « ${String(record?.[column])} »`,
    };
    const right = read?.status === 200 && record?.[column] === hit.title;
    probe.expect("search-hits", `${kind} ${id}`, right, said, exchange, read);
  }
}
