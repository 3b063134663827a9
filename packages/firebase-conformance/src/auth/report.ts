import type { Recording } from "./ask.ts";
import type { Difference } from "./compare.ts";
import { alike } from "./fields.ts";
import { knownDifferences } from "./known-differences.ts";

export interface Run {
  /** Of `firebase-tools`. */
  readonly version: string;
  /** `2026-11-23` */
  readonly date: string;
  readonly google: Recording;
  readonly differences: readonly Difference[];
}

export function report({ version, date, google, differences }: Run): string {
  const steps = Object.values(google).flatMap((each) => Object.values(each));
  const fields = steps.reduce((sum, each) => sum + Object.keys(each).length, 0);
  return `${[
    "# Sign-in: Google's Auth emulator and ours, field by field",
    "",
    "`npm run trial -- conformance auth` writes this page. It fetches Google's `firebase-tools` by `npx`, into a folder outside the",
    "repository, starts its Auth emulator, asks it and the embedded service of the mock server the same, and compares what",
    "`firebase/auth`, `firebase-admin` and plain HTTP get. `npm test` asks the embedded service again and compares it with the",
    "emulator's answers of that day (`packages/firebase-conformance/recorded/auth-emulator.json`).",
    "",
    `**Last run**: ${date}, \`firebase-tools\` ${version}. ${Object.keys(google).length} cases, ${steps.length} answers, ${fields} fields.`,
    `${differences.length} fields differ, each for a reason below; none differs without one.`,
    "",
    "## What differs",
    "",
    "| fields | why |",
    "|---|---|",
    ...knownDifferences.map(({ reason, covers }) => `| ${differences.filter(covers).length} | ${reason} |`),
    "",
    "Neither knows rate limits (`TOO_MANY_ATTEMPTS_TRY_LATER`), and the emulator checks no signature and no expiry of a custom",
    "token. What only a real project shows has not been tried.",
    "",
    "## What is compared without its value",
    "",
    "Where it stands and of which type it is must agree; and how long an id token holds.",
    "",
    ...Object.values(alike).map((each) => `- ${each}`),
    "",
    "## What was asked",
    "",
    "| case | answers | of them differ |",
    "|---|---|---|",
    ...Object.entries(google).map(([name, conversation]) => {
      const wrong = differences.filter((each) => each.case === name).map(({ step }) => step);
      return `| ${name} | ${Object.keys(conversation).length} | ${new Set(wrong).size} |`;
    }),
  ].join("\n")}\n`;
}
