/** Arguments of `npm run journey`: Playwright's and ours. */

/** Tests of locks carry a promise from L01 to L13 in their names. */
const groups = { locks: ["--grep", String.raw`\bL\d\d\b`] };
const ways = ["custom-token", "shared-secret"];

/**
 * `--sign-in shared-secret` selects that sign-in; `locks` means every test of a lock. `--all` crawls every
 * screen at each width and scheme, with menus and windows, instead of one. `--pictures` compares screens with
 * stored pictures, `--renew` rewrites those. With `--grep`, areas of `every-screen` stand apart, which
 * otherwise share pages, so that one comes without its neighbours.
 * @param {readonly string[]} given
 * @returns {{ args: string[], env: Record<string, string> } | { wrong: string }}
 */
export function journeyArguments(given) {
  const own = ["--all", "--pictures", "--renew"];
  const asked = given.filter((each) => !own.includes(each));
  const at = asked.indexOf("--sign-in");
  const way = at < 0 ? undefined : (asked[at + 1] ?? "");
  if (way !== undefined && !ways.includes(way))
    return { wrong: `--sign-in is one of ${ways.join(", ")}, not "${way}"` };
  const rest = way === undefined ? asked : [...asked.slice(0, at), ...asked.slice(at + 2)];
  const has = (/** @type {string} */ name) => given.includes(name);
  const chooses = given.some((each) => /^(?:-g|--grep)(?:=|$)/.test(each));
  const args = [
    ...(has("--pictures") ? ["pictures"] : []),
    ...rest.flatMap((each) => (each === "locks" ? groups.locks : [each])),
    ...(has("--renew") ? ["--update-snapshots=all"] : []),
  ];
  return {
    args,
    env: {
      ...(way === undefined ? {} : { PALIER_SIGN_IN: way }),
      ...(has("--all") ? { PALIER_CRAWL: "all" } : {}),
      ...(chooses ? { PALIER_AREAS: "apart" } : {}),
      ...(has("--pictures") ? { PALIER_PICTURES: has("--renew") ? "renewed" : "compared" } : {}),
    },
  };
}
