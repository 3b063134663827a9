import { exported } from "../../kit/export-list.ts";
import { otherActions } from "../../kit/head.ts";
import { Keyboard } from "../../kit/keyboard.ts";
import { expect, test, toast } from "../../kit/palier.ts";
import { oneThat, rowsOf, stored } from "../../kit/stored.ts";

// Snapshots at hundreds of keys would take most of the time.
test.use({ trace: { mode: "retain-on-failure", screenshots: false, snapshots: false } });

const area = "/admin/concierge";

interface Order {
  readonly id: number;
  readonly number: string;
  readonly userName: string;
  readonly deliveryAt: string;
  readonly estimatedAmountCents: number;
}

async function settleOrder(keys: Keyboard, number: string, estimate: string): Promise<void> {
  const { page } = keys;
  const main = page.getByRole("main");
  const followUp = page.getByRole("list", { name: /^Suivi/ });
  const comment = page.getByRole("form", { name: "Ajouter un commentaire" });
  await keys.fill(comment.getByRole("textbox", { name: /^Commentaire/ }), "Livraison confirmée");
  await keys.enter(comment.getByRole("button", { name: "Noter" }));
  await expect(followUp.getByText("Livraison confirmée")).toBeVisible();

  await keys.enter(main.getByRole("button", { name: "Valider le montant" }), "Shift+Tab");
  const amount = page.getByRole("dialog", { name: `Montant final de la commande ${number}` });
  await keys.fill(amount.getByRole("textbox", { name: /^Montant/ }), estimate);
  await keys.press("Enter");
  await keys.answer(amount);

  await keys.enter(main.getByRole("button", { name: "Terminer", exact: true }), "Shift+Tab");
  await expect(toast(page, `Commande terminée : ${number}`)).toBeVisible();

  await keys.menu(otherActions(page), "Rembourser");
  const refund = page.getByRole("dialog", { name: `Rembourser la commande ${number}` });
  await keys.fill(refund.getByRole("textbox", { name: /^Montant/ }), "5,50");
  await keys.fill(refund.getByRole("textbox", { name: /^Motif/ }), "Article abîmé");
  await keys.press("Enter");
  await keys.answer(refund);
  await expect(followUp.getByText("Remboursement de 5,50")).toBeVisible();
  await keys.enter(main.getByRole("link", { name: "Historique" }));
  await expect(page.getByRole("gridcell", { name: /Remboursé/ })).toBeVisible();
}

async function buildTheme(keys: Keyboard): Promise<void> {
  const { page } = keys;
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const create = async (name: string): Promise<void> => {
    await keys.fill(dialog.getByRole("textbox", { name: /^Nom/ }), name);
    await keys.press("Enter");
    await expect(toast(page, `Création effectuée : ${name}`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
  };
  await keys.enter(main.getByRole("link", { name: "Nouveau thème" }));
  await keys.fill(page.getByRole("textbox", { name: /^Nom/ }), "Fêtes");
  await keys.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Fêtes" })).toBeVisible();
  await keys.enter(main.getByRole("link", { name: "Rubriques", exact: true }));
  for (const name of ["Décoration", "Cuisine"]) {
    await keys.enter(main.getByRole("button", { name: "Nouvelle rubrique" }));
    await create(name);
  }
  await keys.menu(page.getByRole("button", { name: "Autres actions sur Cuisine" }), "Nouvelle sous-rubrique");
  await create("Gâteaux");
}

test("A05 A06 A07 A11 a concierge team works a whole day by keyboard alone, 360 px wide", async ({
  admin: page,
  world,
}) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const keys = new Keyboard(page);
  const main = page.getByRole("main");
  const order = await oneThat<Order>(page, `${area}/order/amount-to-validate/ajax-list`, {
    status: "delivered",
    order: "-deliveryAt",
  });
  const dayAfter = new Date(Date.parse(order.deliveryAt) + 86_400_000).toISOString();
  await world.clock({ freeze: true, set: dayAfter });
  const quotation = await oneThat<{ id: number; number: string; userName: string }>(
    page,
    `${area}/quotation/ajax-list`,
    { status: "requested" },
  );
  const service = await oneThat<{ id: number; reference: string; name: string }>(
    page,
    `${area}/service/ajax-list`,
    { search: "bouquet" },
  );

  await page.goto("/admin/concierge/callback");
  await expect(page.getByRole("heading", { level: 1, name: /\d+$/ })).toBeVisible();
  await keys.enter(page.getByRole("link", { name: "Aller au contenu" }));
  await keys.screen("Commandes");
  await keys.openRow(order.userName, `Commande ${order.number}`);
  await settleOrder(keys, order.number, String(order.estimatedAmountCents / 100).replace(".", ","));
  expect(await stored(page, `${area}/order/${order.id}`)).toMatchObject({
    amountStatus: "validated",
    finalAmountCents: order.estimatedAmountCents,
    refundedCents: 550,
  });

  await keys.screen("Devis");
  await keys.openRow(quotation.number, `Devis ${quotation.number}`);
  await keys.enter(main.getByRole("button", { name: "Envoyer", exact: true }));
  const send = page.getByRole("dialog", { name: `Envoyer le devis ${quotation.number}` });
  await keys.fill(send.getByRole("textbox", { name: /^Montant/ }), "1 234,50");
  await keys.fill(send.getByRole("textbox", { name: /^Valable/ }), "30/11/2026");
  await keys.press("Enter");
  await expect(send.getByRole("alert").filter({ hasText: quotation.userName })).toContainText(/1.234,50/);
  await keys.answer(send);
  await expect(toast(page, `Envoi effectué : devis ${quotation.number}`)).toBeVisible();
  expect(await stored(page, `${area}/quotation/edit/${quotation.id}`)).toMatchObject({
    status: "sent",
    amountCents: 123_450,
    validUntil: "2026-11-30",
  });

  await keys.screen("Thèmes");
  await buildTheme(keys);
  await keys.screen("Prestations");
  await keys.openRow(service.reference, service.name);
  await keys.choose(page.getByRole("combobox", { name: /^Thème/ }), "Fêtes");
  await keys.choose(page.getByRole("combobox", { name: /^Rubrique/ }), "Décoration");
  await keys.enter(main.getByRole("button", { name: "Enregistrer" }));
  await expect(toast(page, "Enregistrement effectué")).toBeVisible();
  await keys.screen("Thèmes");
  await keys.openRow("Fêtes", "Fêtes");
  await keys.enter(main.getByRole("link", { name: "Rubriques", exact: true }));
  await keys.menu(page.getByRole("button", { name: "Autres actions sur Décoration" }), "Supprimer");
  const removal = page.getByRole("dialog", { name: /^Supprimer la rubrique «\sDécoration\s»$/ });
  await keys.choose(removal.getByRole("combobox", { name: /^Déplacer ses prestations/ }), "Cuisine");
  await keys.enter(removal.getByRole("button", { name: "Supprimer", exact: true }));
  await keys.answer(removal);
  await expect(toast(page, "Suppression effectuée : Décoration")).toBeVisible();
  expect(await stored(page, `${area}/service/edit/${service.id}`)).toMatchObject({ sectionName: "Cuisine" });

  await keys.screen("Planning", "Semaine");
  await keys.enter(main.getByRole("button", { name: "Semaine suivante" }));
  const shown = new URL(page.url()).searchParams.get("week");
  await keys.enter(main.getByRole("button", { name: "Exporter" }));
  const exportButton = page.getByRole("dialog").getByRole("button", { name: "Exporter" });
  const { path } = await exported(page, () => keys.enter(exportButton));
  expect(path).toBe(`${area}/delivery-schedule/list/${shown}/export`);

  await keys.screen("Demandes de rappel");
  const calls = await rowsOf<{ id: number; userName: string }>(page, `${area}/callback/ajax-list`, {
    status: "toHandle",
    order: "requestedAt",
    length: 3,
  });
  await keys.intoRows();
  const unfold = main.getByRole("button", { name: /^Afficher les détails/ }).first();
  await keys.to(unfold);
  for (const { id, userName } of calls) {
    // The next row's button has the focus once the handled row has gone.
    await expect(unfold).toBeFocused();
    await keys.press("Enter");
    await keys.enter(main.getByRole("button", { name: `Marquer traitée ${userName}` }));
    await expect(toast(page, `Appel traité : ${userName}`)).toBeVisible();
    await expect(main.getByRole("button", { name: `Marquer traitée ${userName}` })).toHaveCount(0);
    expect(await stored(page, `${area}/callback/edit/${id}`)).toMatchObject({ status: "handled" });
  }

  await world.clock({ set: "2026-12-01T09:30:00Z" });
  await keys.screen("Devis");
  await keys.openRow(quotation.number, `Devis ${quotation.number}`);
  await expect(main.getByText("Expiré").first()).toBeVisible();
  await expect(main.getByRole("button", { name: "Accepter" })).toHaveCount(0);
  expect([...keys.problems]).toEqual([]);
});
