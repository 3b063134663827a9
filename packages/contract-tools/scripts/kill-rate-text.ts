import type { Trial } from "../test/mutants/kill-rate.ts";

const intro = `# How much the verifier catches

\`palier-contract verify\` is itself verified: a door in front of the mock server makes it wrong in one way at a time, and
the rule that is meant for this fault has to find it. Each fault is tried on some of the routes on which it can be, so
that every route gets its share.

Written by \`npm run trial -- kill-rate\`. CI tries each fault on one route, and fails when this page lacks a fault, or one of the
specification's routes.
`;

/** docs/verifier-kill-rate.md from all trials. */
export function killRateText(trials: readonly Trial[]): string {
  const byMutant = Map.groupBy(trials, ({ mutant }) => mutant);
  const byRoute = Map.groupBy(trials, ({ route }) => route);
  const missed = trials.filter(({ caught, shows }) => shows && !caught);
  const unseen = trials.filter(({ shows }) => !shows);
  return [
    intro,
    `${byMutant.size} kinds of fault, ${byRoute.size} routes, ${trials.length} trials: ${share(trials)} caught.`,
    "",
    "## By fault",
    "",
    "| fault | rule | routes | caught |",
    "|---|---|--:|--:|",
    ...[...byMutant].map(
      ([{ name, rule }, own]) => `| ${name} | \`${rule}\` | ${own.length} | ${share(own)} |`,
    ),
    "",
    "## By route",
    "",
    "| route | provenance | faults | caught |",
    "|---|---|--:|--:|",
    ...[...byRoute].map(
      ([{ name, meta }, own]) => `| \`${name}\` | ${meta.provenance} | ${own.length} | ${share(own)} |`,
    ),
    "",
    "## Not caught",
    "",
    ...(missed.length === 0
      ? ["Nothing."]
      : missed.map(({ mutant, route }) => `- ${mutant.name}: \`${route.name}\``)),
    "",
    "## Cannot show",
    "",
    "The route's answers are the same with the fault and without it: it has too few rows, or too few choices. Not counted.",
    "",
    ...(unseen.length === 0
      ? ["Nothing."]
      : unseen.map(({ mutant, route }) => `- ${mutant.name}: \`${route.name}\``)),
    "",
  ].join("\n");
}

/** Share of the observable faults; « – » without any. */
function share(trials: readonly Trial[]): string {
  const showing = trials.filter(({ shows }) => shows);
  const caught = showing.filter((trial) => trial.caught).length;
  if (showing.length === 0) return "–";
  return caught === showing.length ? "100 %" : `${((100 * caught) / showing.length).toFixed(1)} %`;
}
