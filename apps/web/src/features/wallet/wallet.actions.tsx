import { walletRoutes as routes } from "@palier/contract/areas/wallet";
import { UploadIcon } from "@palier/ui";
import { formAction } from "#actions/form-action.tsx";
import type { RowOf } from "#lists/define-list.ts";
import { ImportFields } from "./import-fields.tsx";
import { walletTexts } from "./wallet.texts.ts";

const texts = walletTexts.upload;

type Wallet = RowOf<typeof routes.list>;

/** What can be done with a wallet: a file goes into it. */
export const walletActions = [
  formAction(routes.upload, {
    name: "upload",
    label: texts.label,
    icon: UploadIcon,
    saveLabel: texts.save,
    params: ({ id }: Wallet) => ({ walletId: id }),
    title: ({ name }) => texts.title(name),
    done: ({ name }) => texts.done(name),
    fields: (form, _, { FormField }) => <ImportFields form={form} FormField={FormField} />,
  }),
];
