import { newsTransitions, newsRoutes as routes } from "@palier/contract/areas/news";
import { leadsTo } from "@palier/contract/kit/states";
import { CheckIcon, MailIcon } from "@palier/ui";
import type { RecordAction } from "#actions/action.ts";
import { deletion } from "#actions/deletion.ts";
import { formAction } from "#actions/form-action.tsx";
import { takingBack } from "#actions/taking-back.ts";
import type { FormValues } from "#forms/form-values.ts";
import type { RowOf } from "#lists/define-list.ts";
import { newsTexts as texts } from "./news.texts.ts";

type News = RowOf<typeof routes.list>;

/** By the server's last count; it refuses another number (409). */
const reached = ({ residentCount }: FormValues): number => Number(residentCount);

const undo = takingBack<News>(routes.undo);

const publish = formAction(routes.publish, {
  name: "publish",
  label: texts.publish.label,
  icon: CheckIcon,
  takenBack: undo,
  when: leadsTo(newsTransitions, "published"),
  params: ({ id }: News) => ({ id }),
  title: ({ title }) => texts.publish.title(title),
  done: ({ title }) => texts.publish.done(title),
  fields: (form, row, { FormField }) => (
    <>
      <p>{texts.publish.when(row)}</p>
      <FormField form={form} name="notify" />
      <p role="status">
        {texts.publish.reach(row, form.state.values.notify === true, reached(form.state.values))}
      </p>
    </>
  ),
});

const notify = formAction(routes.publish, {
  name: "notify",
  label: texts.notify.label,
  icon: MailIcon,
  when: ({ status }: News) => status === "published",
  params: ({ id }: News) => ({ id }),
  title: ({ title }) => texts.notify.title(title),
  done: ({ title }) => texts.notify.done(title),
  fixed: { notify: true },
  fields: (form, row) => <p>{texts.notify.detail(row, reached(form.state.values))}</p>,
});

export const newsActions: readonly RecordAction<News>[] = [publish, notify, undo, deletion(routes.delete)];
