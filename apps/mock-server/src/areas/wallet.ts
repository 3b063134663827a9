import { wallet, walletImport } from "@palier/contract";
import { invalid, missing } from "../core/refusal.ts";
import { defineArea } from "../from-contract/define-area.ts";
import { created } from "../from-contract/reply.ts";
import { fullName } from "../world/full-name.ts";
import { create, need } from "../world/records.ts";
import { checkRows } from "./wallet-import/check-rows.ts";
import { readFile } from "./wallet-import/read-file.ts";
import { importDue, planFor, tellWallet } from "./wallet-import/run.ts";

/** Wallets: a manager's buildings, fed by imports of CSV files that run by the world's clock. */
export const walletArea = defineArea({
  area: "wallet",
  dues: [importDue],
  scopes: {
    "wallet.imports": (call) => {
      const { id } = need(call, wallet, call.params.walletId);
      return {
        where: [{ column: "walletId", op: "eq", value: id }],
        order: [{ column: "id", dir: "desc" }],
      };
    },
  },
  handlers: {
    "wallet.importDetails": (call) => {
      const row = need(call, walletImport, call.params.id);
      if (row.walletId !== call.params.walletId) throw missing();
      return row;
    },
    "wallet.upload.post": (call) => {
      const { world, admin, body } = call;
      const owner = need(call, wallet, call.params.walletId);
      const read = readFile(body.kind, body.content);
      if (!read.ok) throw invalid([{ path: "content", message: read.message }]);
      const rejects = checkRows(world, owner.id, body.kind, read.rows);
      const lost = new Set(rejects.map(({ row }) => row));
      const accepted = read.rows
        .filter(({ row }) => !lost.has(row))
        .map(({ values, ...place }) => ({ ...place, values: { ...values } }));
      const row = create(call, walletImport.name, {
        walletId: owner.id,
        fileName: body.fileName,
        kind: body.kind,
        status: "queued",
        rowsTotal: read.rows.length,
        byAdmin: fullName(admin),
        run: planFor(world, read.rows.length, { accepted, rejects }),
      });
      tellWallet(world, owner.id);
      return created(row);
    },
  },
});
