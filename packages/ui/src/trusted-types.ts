/** As named in the `trusted-types` header. */
interface Rules {
  readonly createHTML?: (html: string) => string;
  readonly createScriptURL?: (url: string) => string;
}

/** Both text and trusted type, since the DOM's types only accept text. */
interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface Maker {
  createPolicy(name: string, rules: Rules): Policy;
}

const made = new Map<string, Policy | undefined>();

/** Created once. Undefined in browsers without Trusted Types. */
function policyOf(name: string, rules: Rules): Policy | undefined {
  // Missing in some browsers and in the DOM's types.
  const maker: Maker | undefined = Reflect.get(globalThis, "trustedTypes");
  if (!made.has(name)) made.set(name, maker?.createPolicy(name, rules));
  return made.get(name);
}

/** The body of a separate document in which nothing runs or loads. Nothing of it may enter the page. */
export function inertBody(html: string): HTMLElement {
  const policy = policyOf("palier-inert", { createHTML: (text) => text });
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, "text/html").body;
}

/** A script's address, under a policy that only allows those matching `known`. */
export function scriptUrl(name: string, known: RegExp, url: string): string {
  const policy = policyOf(name, {
    createScriptURL(asked) {
      if (known.test(asked)) return asked;
      throw new TypeError(`${asked} is no script of this app`);
    },
  });
  return policy?.createScriptURL(url) ?? url;
}
