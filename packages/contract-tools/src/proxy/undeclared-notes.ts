const kept = 1000;

/** Reports each answer field outside the contract once: `data[].internalNote  (building.list)`. */
export function undeclaredNotes(tell: (line: string) => void) {
  const noted = new Set<string>();
  return (route: string, names: ReadonlySet<string>): void => {
    for (const name of names) {
      const line = `${name}  (${route})`;
      if (noted.has(line) || noted.size >= kept) continue;
      noted.add(line);
      tell(line);
    }
  };
}
