import { wallet, walletImport } from "@palier/contract";
import { missing, refuse } from "../core/refusal.ts";
import { defineArea } from "../from-contract/define-area.ts";
import { created } from "../from-contract/reply.ts";
import { fullName } from "../world/full-name.ts";
import { create, need } from "../world/records.ts";
import { importTexts as texts } from "./wallet-import/import.texts.ts";
import { planImport } from "./wallet-import/plan-import.ts";
import { previewOf } from "./wallet-import/preview.ts";
import { importDue, runOf, tellWallet } from "./wallet-import/run.ts";

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
    "wallet.preview": (call) => {
      const owner = need(call, wallet, call.params.walletId);
      return previewOf(call, planImport(call, owner.id, call.body));
    },
    "wallet.upload.post": (call) => {
      const { world, admin, body } = call;
      const owner = need(call, wallet, call.params.walletId);
      const plan = planImport(call, owner.id, body);
      if (body.plan !== null && body.plan !== plan.fingerprint)
        throw refuse("conflict", { detail: texts.newPreview });
      const row = create(call, walletImport.name, {
        walletId: owner.id,
        fileName: body.fileName,
        kind: body.kind,
        status: "queued",
        rowsTotal: plan.file.rows.length,
        byAdmin: fullName(admin),
        header: [...plan.file.header.titles],
        run: runOf(call, plan, body.takeOver),
      });
      tellWallet(world, owner.id);
      return created(row);
    },
  },
});
