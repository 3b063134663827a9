/** The most similar names. */
export function nearest(asked: string, names: Iterable<string>, count = 5): string[] {
  const wanted = asked.toLowerCase();
  return [...names]
    .map((name) => ({ name, far: distance(wanted, name) }))
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
    .slice(0, count)
    .map(({ name }) => name);
}

/** Edit distance, much smaller if one name contains the other. */
function distance(wanted: string, name: string): number {
  const other = name.toLowerCase();
  const edits = editDistance(wanted.slice(0, 100), other);
  return wanted !== "" && (other.includes(wanted) || wanted.includes(other)) ? edits / 10 : edits;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
