/** As in a browser: by name, newest wins, expired ones removed. */
export class CookieJar {
  readonly #values = new Map<string, string>();

  /** @param header value of a `Cookie` header. */
  constructor(header = "") {
    for (const pair of header.split(";")) {
      const [name, value] = nameAndValue(pair);
      if (name !== "") this.#values.set(name, value);
    }
  }

  take(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [pair = "", ...attributes] = line.split(";");
      const [name, value] = nameAndValue(pair);
      if (name === "") continue;
      if (isOver(attributes)) this.#values.delete(name);
      else this.#values.set(name, value);
    }
  }

  header(without?: string): string | undefined {
    const pairs = [...this.#values].flatMap(([name, value]) =>
      name === without ? [] : [`${name}=${value}`],
    );
    return pairs.length === 0 ? undefined : pairs.join("; ");
  }

  get values(): readonly string[] {
    return [...this.#values.values()];
  }
}

function nameAndValue(pair: string): [name: string, value: string] {
  const at = pair.indexOf("=");
  return at < 0 ? ["", ""] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
}

/** By age, or by a date long past: a clock some hours off deletes nothing. */
function isOver(attributes: readonly string[]): boolean {
  return attributes.some((attribute) => {
    const [name, value] = nameAndValue(attribute);
    if (name.toLowerCase() === "max-age") return Number(value) <= 0;
    return name.toLowerCase() === "expires" && Date.parse(value) < Date.UTC(2001, 0);
  });
}
