import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { byChoice } from "../kit/filter.ts";
import { form } from "../kit/form.ts";
import { options } from "../kit/options.ts";
import { show } from "../kit/show.ts";
import { table } from "../kit/table.ts";
import { historyOf } from "./history.ts";
import { walletTexts as texts, walletImportTexts } from "./wallet.texts.ts";
import { walletImport, walletImportRow, walletImportValues } from "./wallet-import.ts";

/** Wallets (*portefeuilles*): a property manager's buildings, fed by data imports. Routes: §2; fields: assumed. */
const area = "wallet";

export const wallet = entity("wallet", texts, {
  name: field.text(),
  managerName: field.text(),
  managerEmail: field.email().nullable(),
  buildingCount: field.count(),
  lotCount: field.count(),
  lastImportAt: field.dateTime().nullable(),
  lastImportStatus: field.choice(walletImportTexts.status).nullable(),
});

const values = {
  name: field.requiredText(),
  managerName: field.requiredText(),
  managerEmail: field.optional(field.email()),
};

const notes = { area, entity: "wallet" } as const;

export const walletRoutes = {
  list: table({
    ...notes,
    row: wallet.record,
    path: "/admin/wallets/ajax/list",
    provenance: "spec",
    summary: texts.summaries.list,
    filters: { lastImportStatus: byChoice("lastImportStatus", walletImportTexts.status) },
  }),
  search: options({
    ...notes,
    textColumn: "name",
    path: "/admin/wallets/ajax/search",
    provenance: "spec",
    summary: texts.summaries.search,
  }),
  imports: table({
    area,
    entity: "walletImport",
    row: walletImportRow,
    path: "/admin/wallets/{walletId}/imports/ajax/list",
    record: { entity: "wallet", param: "walletId" },
    provenance: "spec",
    summary: texts.summaries.imports,
    note: "walletId is digits only (given). Assumed: the rejected lines are answered by the import's own route.",
  }),
  create: form({
    ...notes,
    mode: "new",
    path: "/admin/wallets/new",
    provenance: "extension",
    summary: texts.summaries.create,
    values,
    answer: wallet.record,
  }),
  edit: form({
    ...notes,
    mode: "edit",
    path: "/admin/wallets/edit/{id}",
    record: { entity: "wallet", param: "id" },
    provenance: "extension",
    summary: texts.summaries.edit,
    values,
    answer: wallet.record,
  }),
  history: historyOf({
    area,
    path: "/admin/wallets/history/{id}",
    record: { entity: "wallet", param: "id" },
    summary: texts.summaries.history,
  }),
  upload: form({
    area,
    entity: "walletImport",
    mode: "new",
    path: "/admin/wallets/{walletId}/imports/new",
    record: { entity: "wallet", param: "walletId" },
    provenance: "extension",
    summary: texts.summaries.upload,
    note: "The CSV's text in JSON, 900 000 characters at most (422); a body of over 1 MB gets 413.",
    values: walletImportValues,
    answer: walletImport.record,
    choices: ["kind"],
  }),
  importDetails: show({
    area,
    entity: "walletImport",
    path: "/admin/wallets/{walletId}/imports/{id}",
    record: { entity: "walletImport", param: "id" },
    provenance: "extension",
    summary: texts.summaries.importDetails,
    answer: walletImport.record,
  }),
};
