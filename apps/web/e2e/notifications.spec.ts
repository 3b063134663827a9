import type { Page } from "@playwright/test";
import { expect, test, toast } from "./palier.ts";
import { stubPush } from "./push-stub.ts";

const enable = (page: Page) => page.getByRole("button", { name: "Activer les notifications" });

test("S18 the invitation leads to a registration with what the specification asks for", async ({
  page,
  context,
  admin,
}) => {
  await stubPush(context);
  await context.grantPermissions(["notifications"]);
  const posted = page.waitForRequest(/update-firebase-token$/);
  await admin.goto("/admin/notifications");
  await expect(admin.getByText("Ce navigateur reçoit les alertes.")).toBeVisible();
  expect((await posted).postDataJSON()).toEqual({
    firebaseToken: "FCM-TOKEN-1",
    language: "fr",
    deviceVersion: expect.stringMatching(/^\d+/),
    platform: "web",
    model: expect.stringMatching(/^[A-Z]/),
  });
  await admin.getByRole("button", { name: "Désactiver" }).click();
  await expect(admin.getByText("Les notifications sont désactivées sur ce navigateur.")).toBeVisible();
  await enable(admin).click();
  await expect(admin.getByText("Ce navigateur reçoit les alertes.")).toBeVisible();
});

test("S20 blocked notifications are said on the home page, and only there", async ({
  admin,
  context,
  world,
}) => {
  const session = await context.newCDPSession(admin);
  const { targetInfo } = await session.send("Target.getTargetInfo");
  await session.send("Browser.setPermission", {
    origin: world.url,
    permission: { name: "notifications" },
    setting: "denied",
    ...(targetInfo.browserContextId === undefined ? {} : { browserContextId: targetInfo.browserContextId }),
  });
  await admin.goto("/admin/building");
  await expect(admin.getByRole("gridcell").first()).toBeVisible();
  await expect(toast(admin, "Vos notifications sont désactivées")).toHaveCount(0);
  await admin.goto("/admin/");
  await expect(toast(admin, "Vos notifications sont désactivées")).toBeVisible();
});
