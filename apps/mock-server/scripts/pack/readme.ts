/** The package's README. */
export const readme = `# Palier's mock server

Plays Palier's whole contract in memory, each test in a world of its own.

    npx palier-mock --help
    npx palier-mock --port 4010

    import { expect, test } from "@palier/mock-server/playwright";

    test("another admin holds the building", async ({ admin, otherAdmin, world, push }) => {
      await otherAdmin.open("building", 12);
      await admin.goto("/admin/building/edit/12");
      await expect(admin.getByRole("alert")).toContainText("Karim Benali");
      await world.fault({ route: "building.export", status: 503, times: 1 });
      await push.deliver({ notification: { title: "Incident 42" } });
    });

A failed test attaches its world to the report: \`npx palier-mock open <file>\` shows that state again.
What all worlds are like right now: \`http://127.0.0.1:4010/__mock\`.
`;
