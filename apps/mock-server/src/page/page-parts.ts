/** Self-contained, see `sentFunctions`. */
export function pageParts() {
  type Child = Node | string | undefined | false;

  function el(
    tag: string,
    options: Readonly<Record<string, string>> = {},
    ...children: Child[]
  ): HTMLElement {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(options)) made.setAttribute(name, value);
    made.append(...children.filter((each) => each !== undefined && each !== false));
    return made;
  }

  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const json = await answer.json();
    if (!answer.ok) throw new Error(json.detail ?? json.title ?? String(answer.status));
    return json;
  }

  const time = (iso: string): string => iso.slice(11, 19);
  const badge = (text: string, tone = ""): HTMLElement => el("span", { class: `badge ${tone}` }, text);

  const card = (title: string, ...children: readonly Node[]): HTMLElement =>
    el("section", { class: "card" }, el("header", {}, el("h3", {}, title)), ...children);

  function decoded(query: string): string {
    try {
      return decodeURIComponent(query.replaceAll("+", " "));
    } catch {
      return query;
    }
  }

  return { el, ask, time, badge, card, decoded };
}

export type PageParts = ReturnType<typeof pageParts>;
