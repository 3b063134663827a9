/** Pages of a million rows against those of a thousand, over HTTP. */
import { type Ask, columns, listPath, listQuery } from "./building-list.ts";
import { report } from "./figure.ts";
import { requestsPerSecond } from "./http-load.ts";
import { median } from "./median.ts";
import type { Served } from "./served.ts";

const filterColumns = ["status", "city", "neighborhoodId", "walletId"] as const;

interface Case {
  readonly name: string;
  readonly large: string;
  readonly small: string;
}

/** Reports the worst ratio over all columns, without filters and with each. */
export async function reportPages(large: Served, small: Served): Promise<void> {
  const filters = await commonValues(small);
  for (const { port, headers } of [small, large]) {
    await requestsPerSecond({ port, headers, path: listQuery({ by: "city" }) }, 1.5, 1);
  }
  const plain = columns.flatMap((by) => [
    caseOf(`by ${by}`, { by }),
    caseOf(`by ${by}, deep`, { by, dir: "desc", start: 900_000 }, { by, dir: "desc", start: 900 }),
  ]);
  const filtered = columns.flatMap((by) =>
    filters.map(({ filter, length }) =>
      caseOf(`by ${by}, ${filter.join("=")}`, { by, filter, length, dir: "desc" }),
    ),
  );
  await reportWorst("page of 1,000,000 to one of 1,000, any column", plain, large, small);
  await reportWorst("page of 1,000,000 to one of 1,000, any column, filtered", filtered, large, small);
}

const caseOf = (name: string, large: Ask, small = large): Case => ({
  name,
  large: listQuery(large),
  small: listQuery(small),
});

async function reportWorst(
  what: string,
  cases: readonly Case[],
  large: Served,
  small: Served,
): Promise<void> {
  const ratios: { name: string; ratio: number }[] = [];
  for (const each of cases) {
    const brief = median(await ratioPairs(each, large, small, 4));
    // The worst of many short measurements is mostly noise.
    const ratio = brief > 1.6 ? median(await ratioPairs(each, large, small, 15)) : brief;
    ratios.push({ name: each.name, ratio });
  }
  const worst = ratios.reduce((one, other) => (other.ratio > one.ratio ? other : one));
  const usual = median(ratios.map(({ ratio }) => ratio));
  report({
    what,
    value: worst.ratio,
    unit: "×",
    atMost: 2,
    detail: `worst of ${cases.length}: ${worst.name}; the usual case ${usual.toFixed(2)} ×`,
  });
}

async function ratioPairs(each: Case, large: Served, small: Served, pairs: number): Promise<number[]> {
  const ratios: number[] = [];
  for (let pair = 0; pair <= pairs; pair += 1) {
    const ofThousand = await pageTime(small, each.small);
    const ofMillion = await pageTime(large, each.large);
    // The first pair builds the index and warms up.
    if (pair > 0) ratios.push(ofMillion / ofThousand);
  }
  return ratios;
}

/** Ms, over a keep-alive connection. */
const pageTime = async ({ port, headers }: Served, path: string): Promise<number> =>
  1000 / (await requestsPerSecond({ port, headers, path }, 0.1, 1));

async function commonValues({ port, headers }: Served) {
  const answer = await fetch(`http://127.0.0.1:${port}${listPath}?draw=1&start=0&length=500`, { headers });
  const { data }: { data: Record<string, unknown>[] } = await answer.json();
  return filterColumns.map((column) => {
    const counts = new Map<string, number>();
    for (const { [column]: value } of data) {
      if (value !== null) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
    }
    const [value = "", count = 1] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
    return { filter: [column, value] as const, length: Math.min(20, count) };
  });
}
