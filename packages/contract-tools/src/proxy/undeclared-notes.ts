/** How many notes are kept: what comes later is not told. */
const kept = 1000;

/** Tells each field that a route answers and the contract does not have, once: `data[].internalNote  (building.list)`. */
export function undeclaredNotes(tell: (line: string) => void) {
  const told = new Set<string>();
  return (route: string, names: ReadonlySet<string>): void => {
    for (const name of names) {
      const line = `${name}  (${route})`;
      if (told.has(line) || told.size >= kept) continue;
      told.add(line);
      tell(line);
    }
  };
}
