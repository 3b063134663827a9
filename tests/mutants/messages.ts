import type { Mutant } from "./mutant.ts";

const server = "apps/mock-server/src";
const web = "apps/web/src/features";

/** Conversations, news, incidents, alerts and ready answers. */
export const messageMutants: readonly Mutant[] = [
  {
    area: "conversation",
    name: "a forwarded conversation sends no e-mail",
    file: `${server}/areas/conversation-mail.ts`,
    from: "world.outbox.mail({",
    to: "void ({",
    caughtBy: ["rules/messages.test.ts"],
  },
  {
    area: "conversation",
    name: "the thread so far is not forwarded, whatever was ticked",
    file: `${web}/conversation/conversation.actions.tsx`,
    from: '<FormField form={form} name="includeHistory" help={texts.forward.historyHelp} />',
    to: "",
    caughtBy: ["messages/forwarded-threads.test.tsx"],
  },
  {
    area: "news",
    name: "published news announces nothing",
    file: `${server}/areas/news.ts`,
    from: "if (notify) notifyResidents(world, row);",
    to: "",
    caughtBy: ["rules/news.test.ts"],
  },
  {
    area: "news",
    name: "news for some buildings asks for neighbourhoods",
    file: `${web}/news/news.record.tsx`,
    from: 'neighborhoodIds: ({ scope }) => scope === "neighborhoods",\n    buildingIds: ({ scope }) => scope === "buildings",',
    to: 'neighborhoodIds: ({ scope }) => scope === "buildings",\n    buildingIds: ({ scope }) => scope === "neighborhoods",',
    caughtBy: ["messages/news.test.tsx"],
  },
  {
    area: "incident",
    name: "an incident that is reopened still says when it was solved",
    file: `${server}/areas/incident.ts`,
    from: "world.clock.instant() : null;",
    to: "world.clock.instant() : draft.resolvedAt;",
    caughtBy: ["rules/accounts.test.ts"],
  },
  {
    area: "incident",
    name: "an incident that is taken in charge stays without anybody",
    file: `${web}/incident/incident.actions.tsx`,
    from: "    changed: me,\n",
    to: "",
    caughtBy: ["actions/every-press.test.ts"],
  },
  {
    area: "alert",
    name: "reading one's alerts reads those of all admins",
    file: `${server}/areas/alert.ts`,
    from: '          ownAlerts(admin),\n          { column: "read"',
    to: '          { column: "read"',
    caughtBy: ["rules/messages.test.ts"],
  },
  {
    area: "alert",
    name: "an alert that is followed stays unread",
    file: "apps/web/src/alerts/alert-item.tsx",
    from: "            onClick={() => {\n              read();\n              onLeave();",
    to: "            onClick={() => {\n              onLeave();",
    caughtBy: ["messages/news-and-alerts.test.tsx"],
  },
  {
    area: "ready-answer",
    name: "two ready answers may have one title",
    file: `${server}/areas/ready-answer.ts`,
    from: 'unique: ["title"], ',
    to: "",
    caughtBy: ["routes/forms.test.ts"],
  },
  {
    area: "ready-answer",
    name: "a ready answer goes in front of what was typed",
    file: "apps/web/src/records/ready-answer-text.tsx",
    from: "const { value, selectionEnd: at } = area;",
    to: "const { value } = area;\n  const at = 0;",
    caughtBy: ["messages/ready-answers.spec.ts"],
  },
];
