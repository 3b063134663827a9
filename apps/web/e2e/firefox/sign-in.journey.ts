import assert from "node:assert/strict";
import { jeanne } from "@palier/mock-server/playwright";
import { strangerJourney } from "./journey.ts";

strangerJourney(
  "A03 A08 sign in, after a wrong password, and out",
  "/admin/building?status=active",
  async (screen) => {
    await screen.isAt(/^\/admin\/(login\?retour=|building\?status=active)/);
    await screen.signIn(jeanne, "faux");
    await screen.sees("alert", /mot de passe/);
    assert.equal("admin" in (await screen.read("/admin/session")), false);
    await screen.signIn(jeanne);
    await screen.isAt(/^\/admin\/building\?status=active$/);
    await screen.sees("heading", /^Immeubles/);
    assert.partialDeepStrictEqual(await screen.read("/admin/session"), { admin: { email: jeanne } });

    await screen.page.reload();
    await screen.press("button", "Compte de Jeanne Martin");
    await screen.press("menuitem", "Se déconnecter");
    await screen.isAt(/^\/admin\/login$/);
    assert.equal("admin" in (await screen.read("/admin/session")), false);
  },
);
