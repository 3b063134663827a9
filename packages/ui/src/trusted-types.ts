/** What one of the page's own policies lets through, as it is named in the header `trusted-types`. */
interface Rules {
  readonly createHTML?: (html: string) => string;
  readonly createScriptURL?: (url: string) => string;
}

/** The DOM's own types take plain texts where the browser asks for a trusted one: these are both. */
interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface Maker {
  createPolicy(name: string, rules: Rules): Policy;
}

const made = new Map<string, Policy | undefined>();

/** The policy of this name, made once: a page may make each only once. Undefined where the browser knows no Trusted Types. */
function policyOf(name: string, rules: Rules): Policy | undefined {
  // Not every browser has it, and the DOM's types do not know it.
  const maker: Maker | undefined = Reflect.get(globalThis, "trustedTypes");
  if (!made.has(name)) made.set(name, maker?.createPolicy(name, rules));
  return made.get(name);
}

/** The body of a document of its own, in which nothing runs or loads. It is for reading: nothing of it may join the page. */
export function inertBody(html: string): HTMLElement {
  const policy = policyOf("palier-inert", { createHTML: (text) => text });
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, "text/html").body;
}

/** A script's address for the page, under a policy of this name that lets through what `known` knows and nothing else. */
export function scriptUrl(name: string, known: RegExp, url: string): string {
  const policy = policyOf(name, {
    createScriptURL(asked) {
      if (known.test(asked)) return asked;
      throw new TypeError(`${asked} is no script of this app`);
    },
  });
  return policy?.createScriptURL(url) ?? url;
}
