/** The arguments of `npm run journey`: Playwright's own, and three of ours. */

/** Tests of a lock carry its promise in their name: L01 to L13. */
const groups = { locks: ["--grep", String.raw`\bL\d\d\b`] };
const ways = ["custom-token", "shared-secret"];

/**
 * `--sign-in shared-secret` runs the tests with that way of signing in to the realtime service; `locks` stands for every
 * test that holds a lock, whatever its file is called. `--all` lets the crawl look at every screen at each width and in
 * each scheme, and at its menus and windows, where a run of all tests looks at one of them.
 * @param {readonly string[]} given
 * @returns {{ args: string[], env: Record<string, string> } | { wrong: string }}
 */
export function journeyArguments(given) {
  const asked = given.filter((each) => each !== "--all");
  const at = asked.indexOf("--sign-in");
  const way = at < 0 ? undefined : (asked[at + 1] ?? "");
  if (way !== undefined && !ways.includes(way))
    return { wrong: `--sign-in is one of ${ways.join(", ")}, not "${way}"` };
  const rest = way === undefined ? asked : [...asked.slice(0, at), ...asked.slice(at + 2)];
  const args = rest.flatMap((each) => (each === "locks" ? groups.locks : [each]));
  return {
    args,
    env: {
      ...(way === undefined ? {} : { PALIER_SIGN_IN: way }),
      ...(asked.length === given.length ? {} : { PALIER_CRAWL: "all" }),
    },
  };
}
