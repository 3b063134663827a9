import type { Mutant } from "./mutant.ts";

const server = "apps/mock-server/src";
const web = "apps/web/src/features";

/** Admins and their sessions, residents, ties, requests, the dashboard and the search. */
export const peopleMutants: readonly Mutant[] = [
  {
    area: "account-admin",
    name: "an admin who is disabled stays signed in",
    file: `${server}/areas/account-admin.ts`,
    from: "if (!row.enabled) world.sessions.closeOf(row.id);",
    to: "",
    caughtBy: ["rules/accounts.test.ts", "http/sessions.test.ts"],
  },
  {
    area: "account-admin",
    name: "an admin is offered to disable their own account",
    file: `${web}/account-admin/account-admin.actions.ts`,
    from: "  barred: (row) => (isOwn(row) ? texts.disable.own : undefined),\n",
    to: "",
    caughtBy: ["actions/every-press.test.ts"],
  },
  {
    area: "session",
    name: "an admin who is disabled signs in again",
    file: `${server}/areas/session.ts`,
    from: "admin === undefined || !admin.enabled || body.password",
    to: "admin === undefined || body.password",
    caughtBy: ["rules/accounts.test.ts", "http/sessions.test.ts"],
  },
  {
    area: "session",
    name: "who signs in after a session's end is not led back to the page that it interrupted",
    file: `${web}/session/sign-in-screen.tsx`,
    from: 'const place = returnPath(params.get("retour"));',
    to: 'const place = returnPath(params.get("back"));',
    caughtBy: ["session/session-elsewhere.test.tsx"],
  },
  {
    area: "user",
    name: "subscriptions that nobody pays count as a resident's active ones",
    file: `${server}/areas/user.ts`,
    from: '      by: "userId",\n      when: ({ nextBillingAt }) => nextBillingAt !== null,\n',
    to: '      by: "userId",\n',
    caughtBy: ["routes/derived-columns.test.ts"],
  },
  {
    area: "user",
    name: "a resident's language cannot be changed",
    file: `${web}/user/user.record.tsx`,
    from: '<FormField form={form} name="language" help={texts.help.language} />',
    to: "",
    caughtBy: ["forms/every-field.test.tsx"],
  },
  {
    area: "user-lot-association",
    name: "a tie that is to end later has ended at once",
    file: `${server}/areas/user-lot-association.ts`,
    from: '        ...(endsLater(world, draft, before) ? { status: "validated" as const } : {}),\n',
    to: "",
    caughtBy: ["rules/ties.test.ts"],
  },
  {
    area: "user-lot-association",
    name: "ending a tie changes only its last day",
    file: `${web}/user/user-lot-association.actions.tsx`,
    from: '  fixed: { status: "ended" },\n',
    to: "",
    caughtBy: ["people/ties.test.tsx"],
  },
  {
    area: "dashboard",
    name: "cancelled orders count among the money of a week",
    file: `${server}/areas/dashboard-trends.ts`,
    from: 'if (each.status === "cancelled") continue;',
    to: "",
    caughtBy: ["rules/dashboard.test.ts"],
  },
  {
    area: "dashboard",
    name: "the bar of solved incidents leads to those that were reported",
    file: `${web}/home/trends.tsx`,
    from: "href: lists.incidents(trendRows.incidents[name], each),",
    to: "href: lists.incidents(trendRows.incidents.opened, each),",
    caughtBy: ["screens/charts.test.tsx"],
  },
  {
    area: "search",
    name: "of many records that a search finds the oldest are shown",
    file: `${server}/areas/search.ts`,
    from: 'const newest = { column: "createdAt", dir: "desc" } as const;',
    to: 'const newest = { column: "createdAt", dir: "asc" } as const;',
    caughtBy: ["routes/palette.test.ts"],
  },
  {
    area: "search",
    name: "« more » of what the palette found leads to the whole list",
    file: "apps/web/src/palette/entries.ts",
    from: "href: `${list}?q=${encodeURIComponent(typed)}` }];",
    to: "href: list }];",
    caughtBy: ["palette/found-records.test.tsx"],
  },
];
