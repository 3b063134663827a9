import { walletRoutes as routes } from "@palier/contract/areas/wallet";
import { formatCount, Skeleton, UploadIcon } from "@palier/ui";
import { formAction } from "#actions/form-action.tsx";
import type { RowOf } from "#lists/define-list.ts";
import { askingFor } from "#navigation/address-asks.ts";
import { recordPlace } from "#navigation/record-place.ts";
import { lazyPart } from "#parts/lazy-part.tsx";
import type { ImportFileProps } from "./import-file.tsx";
import { takeOverCount } from "./take-over.ts";
import { walletTexts } from "./wallet.texts.ts";

const texts = walletTexts.upload;

/** File parsing is loaded with the dialog. */
const ImportFile = lazyPart<ImportFileProps>(async () => (await import("./import-file.tsx")).ImportFile, {
  pending: () => <Skeleton height="76px" />,
});

type Wallet = RowOf<typeof routes.list>;

export const walletActions = [
  formAction(routes.upload, {
    name: "upload",
    label: texts.label,
    icon: UploadIcon,
    saveLabel: texts.save,
    size: "large",
    params: ({ id }: Wallet) => ({ walletId: id }),
    title: ({ name }) => texts.title(name),
    done: ({ name }) => texts.done(name),
    follow: ({ id }, started) =>
      askingFor(recordPlace(routes.edit.get.path, id, "imports"), "result", { import: String(started.id) }),
    // Only a previewed plan runs.
    rules: (_, { plan }) => (plan === null ? { content: texts.noPreview } : {}),
    confirm: ({ name }, { takeOver, plan }) => {
      const count = takeOver ? takeOverCount(plan) : 0;
      if (count === 0) return undefined;
      return {
        title: texts.question(count, formatCount(count), name),
        detail: texts.questionDetail,
        confirmLabel: texts.takeOver,
      };
    },
    fields: (form, { id }, { FormField }) => (
      <>
        <FormField
          form={form}
          name="kind"
          help={form.state.values.kind === "lots" ? texts.lotsHelp : undefined}
        />
        <ImportFile form={form} walletId={id} FormField={FormField} />
      </>
    ),
  }),
];
