/** `order.*` */
export function namePattern(pattern: string): (name: string) => boolean {
  if (!pattern.includes("*")) return (name) => name === pattern;
  const parts = pattern.split("*");
  return (name) => fits(parts, name);
}

/** Builds no regular expression from input. */
function fits(parts: readonly string[], name: string): boolean {
  const [first = "", ...rest] = parts;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  const last = rest.pop() ?? "";
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return name.length >= at + last.length && name.endsWith(last);
}

/** `*`: a segment or part; trailing `**`: the rest. */
export function pathPattern(pattern: string): (path: string) => boolean {
  const open = pattern.endsWith("/**");
  const segments = (open ? pattern.slice(0, -3) : pattern).split("/").map(namePattern);
  return (path) => {
    const asked = path.split("/");
    if (open ? asked.length <= segments.length : asked.length !== segments.length) return false;
    return segments.every((segment, at) => segment(asked[at] ?? ""));
  };
}

export function mayFitTemplate(pattern: string, template: string): boolean {
  const open = pattern.endsWith("/**");
  const segments = (open ? pattern.slice(0, -3) : pattern).split("/");
  const asked = template.split("/");
  if (open ? asked.length <= segments.length : asked.length !== segments.length) return false;
  return segments.every((segment, at) => {
    const other = asked[at] ?? "";
    const brace = other.indexOf("{");
    if (brace < 0) return namePattern(segment)(other);
    return segment.includes("*") || segment.startsWith(other.slice(0, brace));
  });
}
