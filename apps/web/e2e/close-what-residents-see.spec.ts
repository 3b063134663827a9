import { pressAction } from "./kit/head.ts";
import { expect, test, toast } from "./kit/palier.ts";
import { oneThat, rowsOf, stored } from "./kit/stored.ts";

interface Row {
  readonly id: number;
  readonly name: string;
  readonly [column: string]: string | number | boolean | null;
}

interface Case {
  readonly what: string;
  readonly base: string;
  readonly list: string;
  readonly field: string;
  readonly open: string | boolean;
  readonly closed: string | boolean;
  readonly counted: string;
  readonly close: string;
  readonly reopen: string;
  readonly done: string;
  readonly undone: string;
  readonly restates: (row: Row) => string;
  readonly confirm: string;
}

const archived = {
  field: "status",
  open: "active",
  closed: "archived",
  close: "Archiver",
  reopen: "Rouvrir",
  done: "Archivage effectué",
  undone: "Réouverture effectuée",
};
const off = {
  field: "enabled",
  open: true,
  closed: false,
  close: "Désactiver",
  reopen: "Réactiver",
  done: "Désactivation effectuée",
  undone: "Réactivation effectuée",
};

const cases: readonly Case[] = [
  {
    what: "a neighbourhood",
    base: "/admin/neighborhood",
    list: "/admin/neighborhood/ajax-list",
    ...archived,
    counted: "buildingCount",
    restates: ({ buildingCount }) => `${buildingCount} immeubles en font partie et y restent`,
    confirm: "Archiver le quartier",
  },
  {
    what: "a theme",
    base: "/admin/concierge/theme",
    list: "/admin/concierge/theme/ajax-list",
    ...off,
    counted: "serviceCount",
    restates: ({ serviceCount }) => `${serviceCount} prestations ne sont plus proposées aux résidents`,
    confirm: "Désactiver le thème",
  },
  {
    what: "a managed service",
    base: "/admin/managed-services",
    list: "/admin/managed-services/ajax",
    ...off,
    counted: "buildingCount",
    restates: ({ buildingCount, neighborhoodCount }) =>
      `${buildingCount} immeubles, ${neighborhoodCount} quartiers`,
    confirm: "Désactiver le service",
  },
  {
    what: "an offer",
    base: "/admin/negotiated-services",
    list: "/admin/negotiated-services/ajax",
    ...off,
    counted: "buildingCount",
    restates: ({ buildingCount }) => `${buildingCount} immeubles en bénéficient`,
    confirm: "Désactiver l’offre",
  },
];

for (const each of cases) {
  const { what, base, list, field, open, closed, counted, close, reopen, done, undone, restates, confirm } =
    each;
  test(`A18 A11 ${what} is closed on its page after a question that restates whom it concerns, and opened again`, async ({
    admin: page,
  }) => {
    const row = await oneThat<Row>(
      page,
      list,
      {},
      (one) => one[field] === open && Number(one[counted]) > 1 && Number(one.neighborhoodCount ?? 2) > 1,
    );
    const path = `${base}/edit/${row.id}`;
    const question = page.getByRole("alertdialog");
    await page.goto(path);
    await pressAction(page, close);
    await expect(question).toHaveAccessibleName(`${close} «\u00a0${row.name}\u00a0» ?`);
    await expect(question).toContainText(restates(row));
    await question.getByRole("button", { name: "Retour" }).click();
    expect(await stored(page, path)).toMatchObject({ [field]: open });

    await pressAction(page, close);
    await question.getByRole("button", { name: confirm }).click();
    await expect(toast(page, `${done} : ${row.name}`)).toBeVisible();
    expect(await stored(page, path)).toMatchObject({ [field]: closed, [counted]: row[counted] });

    await pressAction(page, reopen);
    await expect(toast(page, `${undone} : ${row.name}`)).toBeVisible();
    expect(await stored(page, path)).toMatchObject({ [field]: open });
    const history = await rowsOf<{ changes: unknown }>(page, `${base}/history/${row.id}`);
    expect(history.slice(0, 2).map(({ changes }) => changes)).toMatchObject([[{ field }], [{ field }]]);
  });
}

test("A18 a switch and a status that actions change stand in their forms to be read", async ({
  admin: page,
}) => {
  for (const base of ["/admin/concierge/theme", "/admin/managed-services", "/admin/negotiated-services"]) {
    await page.goto(`${base}/edit/1`);
    await expect(page.getByRole("switch", { name: "Actif" })).toHaveAttribute("aria-readonly", "true");
    await expect(page.getByRole("main")).toContainText("Change par «\u00a0Désactiver\u00a0»");
  }
  await page.goto("/admin/neighborhood/edit/1");
  await expect(page.getByRole("main")).toContainText("Le statut change par");
  await expect(page.getByRole("combobox", { name: /^Statut/ })).toHaveCount(0);
});
