import { areaOf } from "../kit/area-of.ts";
import { entity } from "../kit/entity.ts";
import * as field from "../kit/field.ts";
import { byChoice } from "../kit/filter.ts";
import { pick } from "../kit/pick.ts";
import { walletTexts as texts, walletImportTexts } from "./wallet.texts.ts";
import {
  importPreview,
  importPreviewRequest,
  maxImportBody,
  walletImport,
  walletImportRow,
  walletImportValues,
} from "./wallet-import.ts";

/** Wallets (*portefeuilles*): a property manager's buildings, fed by imports. Routes: §2; fields: assumed. */
export const wallet = entity("wallet", texts, () => ({
  name: field.text(),
  managerName: field.text(),
  managerEmail: field.email().nullable(),
  buildingCount: field.count(),
  lotCount: field.count(),
  lastImportAt: field.dateTime().nullable(),
  lastImportStatus: field.choice(walletImportTexts.status).nullable(),
}));

const at = areaOf("wallet", wallet, texts);
const imports = at.about(walletImport);
const ofWallet = { entity: "wallet", param: "walletId" } as const;

export const walletRoutes = at.routes({
  list: at.table("/admin/wallets/ajax/list", {
    filters: { lastImportStatus: byChoice("lastImportStatus", walletImportTexts.status) },
  }),
  search: at.options("/admin/wallets/ajax/search", { text: "name" }),
  imports: imports.table("/admin/wallets/{walletId}/imports/ajax/list", {
    row: walletImportRow,
    record: ofWallet,
    note: "walletId is digits only (given). Assumed: the rejected lines are answered by the import's own route.",
  }),
  ...at.crud("/admin/wallets", {
    only: ["create", "edit", "history"],
    values: pick(wallet, "name", "managerName", "managerEmail"),
  }),
  preview: imports.fragment("/admin/wallets/{walletId}/imports/preview", {
    record: ofWallet,
    note: "What an import of this file would do now, line by line; it stores nothing. Its plan goes with the upload.",
    maxBody: maxImportBody,
    get body() {
      return importPreviewRequest();
    },
    get answer() {
      return importPreview();
    },
  }),
  upload: imports.newForm("/admin/wallets/{walletId}/imports/new", {
    record: ofWallet,
    note: "The CSV's text in JSON, 12 000 000 characters at most (422); of a file named .xlsx, its sheet as CSV with a record for each row, empty ones included, so that a record's number is the row's; a body of over 16 MB gets 413. A plan that is no longer what the file would do gets 409; without one the file is taken as it stands. Buildings without a portfolio join this one by takeOver alone, and are rejected else; so is what another admin holds or changed since the plan was made.",
    maxBody: maxImportBody,
    values: walletImportValues,
    choices: ["kind"],
  }),
  importDetails: imports.show("/admin/wallets/{walletId}/imports/{id}", { record: "id" }),
});
